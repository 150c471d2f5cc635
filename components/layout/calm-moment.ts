import { paths } from "@/lib/paths";

/** Pages that one looks around on. On all others one does something: applies, checks a device, searches the help. */
const browsed: readonly string[] = [paths.home, paths.live, paths.hotSell, paths.aboutUs];

/** How long nobody has touched anything, before something may come up by itself, in milliseconds. */
const calmMs = 3000;
const touches = ["pointerdown", "keydown", "input", "scroll", "focusin"] as const;

const fields = "input, select, textarea, [contenteditable]";
/** Opened by the visitor, and being read. */
const opened = "dialog[open], details.disclosure[open]";

/** Whether a page is looked around on; one with an anchor was come to for what stands there. */
export function isBrowsed({ pathname, hash }: Pick<Location, "pathname" | "hash">): boolean {
  return hash === "" && browsed.includes(pathname);
}

function isBusy(): boolean {
  if (document.hidden || document.querySelector(opened)) return true;
  // Browsers without popovers do not know the selector.
  if ([...document.querySelectorAll("[popover]")].some((one) => one.matches(":popover-open"))) return true;
  if (document.activeElement?.matches(fields) || getSelection()?.isCollapsed === false) return true;
  const typed = document.querySelectorAll<HTMLInputElement>("input, textarea");
  return [...typed].some((field) => field.value !== field.defaultValue);
}

/**
 * Calls back once, at the first moment when the visitor neither fills in a form nor has anything open nor has touched
 * anything for three seconds.
 * @returns what gives it up.
 */
export function atCalmMoment(come: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(look, calmMs);
  };
  const look = () => {
    if (isBusy()) return wait();
    stop();
    come();
  };
  const stop = () => {
    clearTimeout(timer);
    for (const name of touches) removeEventListener(name, wait, true);
  };
  for (const name of touches) addEventListener(name, wait, { capture: true, passive: true });
  wait();
  return stop;
}

import { paths } from "@/lib/paths";

/** Pages for browsing. On all others visitors do a task: apply, check a device, search the help. */
const browsed: readonly string[] = [paths.home, paths.live, paths.hotSell, paths.aboutUs];

/** Time without activity after which the visitor counts as idle. */
const calmMs = 3000;
const touches = ["pointerdown", "keydown", "input", "scroll", "focusin"] as const;

const fields = "input, select, textarea, [contenteditable]";
/** Dialogs and disclosures that the visitor has opened. */
const opened = "dialog[open], details.disclosure[open]";

/** Whether a page is for browsing. An anchor means that the visitor came for specific content. */
export function isBrowsed({ pathname, hash }: Pick<Location, "pathname" | "hash">): boolean {
  return hash === "" && browsed.includes(pathname);
}

function isBusy(): boolean {
  if (document.hidden || document.querySelector(opened)) return true;
  // Browsers without popovers do not support the selector.
  if ([...document.querySelectorAll("[popover]")].some((one) => one.matches(":popover-open"))) return true;
  if (document.activeElement?.matches(fields) || getSelection()?.isCollapsed === false) return true;
  const typed = document.querySelectorAll<HTMLInputElement>("input, textarea");
  return [...typed].some((field) => field.value !== field.defaultValue);
}

/**
 * Calls back once, when for three seconds the visitor has had no activity, no edited field and nothing open.
 * @returns a function that cancels the wait
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

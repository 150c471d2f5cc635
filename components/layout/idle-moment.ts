import { paths } from "@/lib/base/paths";

/** Pages for browsing. On all others visitors do a task: apply, check a device, search the help. */
const browsingPages: readonly string[] = [paths.home, paths.live, paths.hotSell, paths.aboutUs];

/** Time without activity after which the visitor counts as idle. */
const idleMs = 3000;
const activityEvents = ["pointerdown", "keydown", "input", "scroll", "focusin"] as const;

const fieldSelector = "input, select, textarea, [contenteditable]";
/** Dialogs and disclosures that the visitor has opened. */
const openedSelector = "dialog[open], details[data-disclosure][open]";

/** Whether a page is for browsing. An anchor means that the visitor came for specific content. */
export function isBrowsingPage({ pathname, hash }: Pick<Location, "pathname" | "hash">): boolean {
  return hash === "" && browsingPages.includes(pathname);
}

function isBusy(): boolean {
  if (document.hidden || document.querySelector(openedSelector)) return true;
  // Browsers without popovers do not support the selector.
  if ([...document.querySelectorAll("[popover]")].some((popover) => popover.matches(":popover-open")))
    return true;
  if (document.activeElement?.matches(fieldSelector) || getSelection()?.isCollapsed === false) return true;
  const typableFields = document.querySelectorAll<HTMLInputElement>("input, textarea");
  return [...typableFields].some((field) => field.value !== field.defaultValue);
}

/**
 * Calls back once, when for three seconds the visitor has had no activity, no edited field and nothing open.
 * @returns a function that cancels the wait
 */
export function runWhenIdle(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(runIfIdle, idleMs);
  };
  const runIfIdle = () => {
    if (isBusy()) return restartTimer();
    cancel();
    callback();
  };
  const cancel = () => {
    clearTimeout(timer);
    for (const name of activityEvents) removeEventListener(name, restartTimer, true);
  };
  for (const name of activityEvents) addEventListener(name, restartTimer, { capture: true, passive: true });
  restartTimer();
  return cancel;
}

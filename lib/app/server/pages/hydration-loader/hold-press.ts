import { completeAddress, contextualLinks } from "../../../markup/contextual-links";
import { showNotStarted } from "../../../markup/not-started";
import { hasInput, queryAll } from "./form-input";
import { heldPresses, markBusy, replayPresses, scriptedSelector } from "./held-presses";
import { markLeaving } from "./load-failure";
import { restoreAdded, stopRecording } from "./original-dom";
import { hasReactKey, startScripts } from "./start-scripts";
import { off, state } from "./state";

/** Holds a press back until React can handle it. Most links work at once. */
export function holdPress(event: MouseEvent) {
  const target = (event.target as Element).closest<HTMLElement>("button,a");
  // With its script, such a link opens a dialog instead.
  if (!target?.matches(scriptedSelector)) return;
  if (state.isReactReady) {
    if (losesInput(target)) {
      cancelEvent(event);
      return markBusy(target);
    }
    const current = hydrate(target);
    // React handles the event itself, unless it has replaced the element.
    if (current === target) return;
    cancelEvent(event);
    if (current) current.click();
    else markBusy(target);
    return;
  }
  if (target instanceof HTMLAnchorElement) {
    const isFromHere = target.matches(contextualLinks);
    if (isFromHere) completeAddress(target);
    // These keys open a link in a new tab or window. They do not change what a button does.
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    // Leaving now would lose form input, which the page's script saves. If the script failed to load, links still work; a
    // form is not submitted, because that would lose the input.
    if (opensElsewhere || state.hasFailed || (isFromHere && !hasInput())) return;
  }
  cancelEvent(event);
  if (state.hasFailed) return showNotStarted();
  markBusy(target);
  startScripts();
}

function cancelEvent(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Makes React hydrate the section of an element immediately, by an event that has no other listeners.
 * @returns the element, or its replacement if React rendered the section again; undefined if it is not hydrated
 */
function hydrate(
  target: HTMLElement,
  position = queryAll(scriptedSelector).indexOf(target),
): HTMLElement | undefined {
  target.dispatchEvent(new Event("dragend", { bubbles: true }));
  const current = target.isConnected ? target : queryAll<HTMLElement>(scriptedSelector)[position];
  return current && hasReactKey(current) ? current : undefined;
}

/** Called when React's root handles events (components/layout/hydration-signal.tsx). */
export function onReactReady() {
  state.isReactReady = true;
  stopRecording();
  off("beforeunload", markLeaving);
  replayPresses(
    hydrate,
    [...heldPresses].filter(([target]) => !losesInput(target)),
  );
}

/** Called when every section is hydrated. */
export function onPageHydrated() {
  off("click", holdPress, true);
  replayPresses((target, position) =>
    target.isConnected ? target : queryAll<HTMLElement>(scriptedSelector)[position],
  );
  restoreAdded();
}

/** Whether following the link, to a related page or another language, would lose form input that is not saved yet. */
const losesInput = (target: HTMLElement) => target.matches(contextualLinks) && hasInput();

import { contextualLinks } from "../../../markup/contextual-links";
import { queryAll } from "./form-input";

/** Elements that need a script to handle a press. Popovers, disclosures and fields work without one. */
export const scriptedSelector = `button:not([popovertarget],:disabled),a[data-scripted],${contextualLinks}`;

/** Elements pressed before React could handle them, in order, each with its index among all elements that match `scriptedSelector`. */
export const heldPresses = new Map<HTMLElement, number>();

/** Marks a pressed element as busy until the press is handled (styled in app/brand.css). */
export function markBusy(target: HTMLElement) {
  target.ariaBusy = "true";
  heldPresses.set(target, queryAll(scriptedSelector).indexOf(target));
}

/** Clicks the pressed elements again, except those that nothing can handle yet. */
export function replayPresses(
  resolveTarget: (target: HTMLElement, position: number) => HTMLElement | undefined,
  presses = [...heldPresses],
) {
  for (const [target, position] of presses) {
    target.ariaBusy = null;
    const current = resolveTarget(target, position);
    if (!current) continue;
    heldPresses.delete(target);
    current.click();
  }
}

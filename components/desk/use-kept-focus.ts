"use client";

import { useEffect } from "react";

/**
 * Whoever works with the keyboard keeps their place, where browsers let the focus fall to the top of the page: a button
 * that rested while it was busy has it again afterwards; where something is drawn anew, as a form is that was saved,
 * it is on what stands there now under the same name, or else on the section around it.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let held: HTMLElement | undefined;
    let around: Element[] = [];
    const hold = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      held = target;
      around = sectionsAround(target);
    };
    // A press on nothing is meant to leave.
    const release = () => (held = undefined);
    const look = () => {
      if (!held || (document.activeElement ?? document.body) !== document.body) return;
      if (held.isConnected) return held.matches(":disabled") ? undefined : held.focus();
      const place = around.find((element) => element.isConnected) ?? document.getElementById("main");
      (twinOf(held, place) ?? focusable(place))?.focus();
    };
    const watch = new MutationObserver(look);
    const attributeFilter = ["disabled"];
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter });
    document.addEventListener("focusin", hold);
    document.addEventListener("pointerdown", release);
    return () => {
      watch.disconnect();
      document.removeEventListener("focusin", hold);
      document.removeEventListener("pointerdown", release);
    };
  }, []);
}

/** What has a name that is read out, the nearest first. */
function sectionsAround(element: Element): Element[] {
  const section = element.parentElement?.closest("section, article, main");
  return section ? [section, ...sectionsAround(section)] : [];
}

/** What is called the same, and can have the focus. */
function twinOf(lost: HTMLElement, place: Element | null): HTMLElement | undefined {
  const nameOf = (element: Element) =>
    [element.id, element.getAttribute("aria-label"), element.textContent].join("\n");
  const name = nameOf(lost);
  return [...(place?.querySelectorAll<HTMLElement>(lost.tagName) ?? [])].find(
    (element) => nameOf(element) === name && !element.matches(":disabled"),
  );
}

function focusable(place: Element | null): HTMLElement | undefined {
  if (!(place instanceof HTMLElement)) return undefined;
  place.tabIndex = -1;
  return place;
}

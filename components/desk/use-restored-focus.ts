"use client";

import { useEffect } from "react";

/**
 * Restores keyboard focus where browsers would move it to the top of the page. A button that was disabled while busy
 * gets it back. If the focused element was re-rendered, as in a saved form, focus moves to the new element with the
 * same name, or else to the section around it.
 */
export function useRestoredFocus(): void {
  useEffect(() => {
    let focused: HTMLElement | undefined;
    let sections: Element[] = [];
    const saveFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      focused = target;
      sections = sectionsAround(target);
    };
    // A press outside any control means that the user gave up the focus on purpose.
    const clearFocus = () => (focused = undefined);
    const restoreFocus = () => {
      if (!focused || (document.activeElement ?? document.body) !== document.body) return;
      if (focused.isConnected) return focused.matches(":disabled") ? undefined : focused.focus();
      const place = sections.find((element) => element.isConnected) ?? document.getElementById("main");
      (findReplacement(focused, place) ?? makeFocusable(place))?.focus();
    };
    const observer = new MutationObserver(restoreFocus);
    const attributeFilter = ["disabled"];
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter });
    document.addEventListener("focusin", saveFocus);
    document.addEventListener("pointerdown", clearFocus);
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", saveFocus);
      document.removeEventListener("pointerdown", clearFocus);
    };
  }, []);
}

/** The sections around an element, the nearest first. */
function sectionsAround(element: Element): Element[] {
  const section = element.parentElement?.closest("section, article, main");
  return section ? [section, ...sectionsAround(section)] : [];
}

/** Finds an enabled element of the same tag with the same id, label and text. */
function findReplacement(removed: HTMLElement, place: Element | null): HTMLElement | undefined {
  const nameOf = (element: Element) =>
    [element.id, element.getAttribute("aria-label"), element.textContent].join("\n");
  const name = nameOf(removed);
  return [...(place?.querySelectorAll<HTMLElement>(removed.tagName) ?? [])].find(
    (element) => nameOf(element) === name && !element.matches(":disabled"),
  );
}

function makeFocusable(place: Element | null): HTMLElement | undefined {
  if (!(place instanceof HTMLElement)) return undefined;
  place.tabIndex = -1;
  return place;
}

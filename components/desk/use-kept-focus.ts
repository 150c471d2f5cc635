"use client";

import { useEffect } from "react";

/**
 * Restores keyboard focus where browsers would move it to the top of the page. A button that was disabled while busy
 * gets it back. If the focused element was re-rendered, as in a saved form, focus moves to the new element with the
 * same name, or else to the section around it.
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
    // A press outside any control means that the user gave up the focus on purpose.
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

/** The sections around an element, the nearest first. */
function sectionsAround(element: Element): Element[] {
  const section = element.parentElement?.closest("section, article, main");
  return section ? [section, ...sectionsAround(section)] : [];
}

/** Finds an enabled element of the same tag with the same id, label and text. */
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

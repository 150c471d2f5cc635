"use client";

import { useEffect, useEffectEvent, type RefObject } from "react";

/** How long the page lies still before what floats comes back, in milliseconds. */
const restMs = 150;
/** Least distance from anything that is read, in pixels. */
const marginPx = 4;
/** Points looked at along each side of the element: closer together than any line of text is tall. */
const points = 6;

/**
 * Sets `data-clear` on an element that floats over the page while the page lies still and the element covers neither
 * text nor a picture nor a control.
 * @param isWanted whether the element has a place on the screen now, whatever lies under it
 */
export function useClearOfText(ref: RefObject<HTMLElement | null>, isWanted: () => boolean): void {
  const canShow = useEffectEvent(isWanted);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout>;
    const check = () => {
      clearTimeout(timer);
      element.removeAttribute("data-clear");
      timer = setTimeout(
        () => element.toggleAttribute("data-clear", canShow() && !coversText(element)),
        restMs,
      );
    };
    // Pictures and fonts that arrive move the text.
    const grown = new ResizeObserver(check);
    grown.observe(document.body);
    for (const event of ["scroll", "resize"]) addEventListener(event, check, { passive: true });
    return () => {
      clearTimeout(timer);
      grown.disconnect();
      for (const event of ["scroll", "resize"]) removeEventListener(event, check);
    };
  }, [ref]);
}

const readSelector = "img, svg, input, select, textarea, button, video, iframe";

function coversText(element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const box = {
    left: left - marginPx,
    right: right + marginPx,
    top: top - marginPx,
    bottom: bottom + marginPx,
  };
  const isUnder = (other: DOMRect) =>
    other.left < box.right && other.right > box.left && other.top < box.bottom && other.bottom > box.top;
  const at = (from: number, to: number) =>
    Array.from({ length: points }, (_, index) => from + ((to - from) * index) / (points - 1));
  const elements = new Set(
    at(box.left, box.right).flatMap((x) =>
      at(box.top, box.bottom).flatMap((y) => document.elementsFromPoint(x, y)),
    ),
  );
  return [...elements]
    .filter((other) => !element.contains(other))
    .some((other) => other.matches(readSelector) || textRects(other).some(isUnder));
}

/** Where the lines of an element's own text stand. */
function textRects(element: Element): DOMRect[] {
  const range = document.createRange();
  return [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
    .flatMap((node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
}

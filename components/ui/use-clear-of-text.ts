"use client";

import { useEffect, useEffectEvent, type RefObject } from "react";

/** How long the page must not scroll before the element is shown again. */
const settleMs = 150;
/** Minimum distance from text and controls. */
const marginPx = 4;
/** Points sampled along each side of the element; their distance is less than the height of a line of text. */
const samplePoints = 6;

/**
 * Sets `data-clear` on an element that floats over the page while the page does not scroll and the element covers no
 * text, picture or control.
 * @param isWanted whether the element should be shown now, regardless of the content below it
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
        () => element.toggleAttribute("data-clear", canShow() && !coversContent(element)),
        settleMs,
      );
    };
    // Text moves when pictures and fonts load.
    const resizeObserver = new ResizeObserver(check);
    resizeObserver.observe(document.body);
    for (const event of ["scroll", "resize"]) addEventListener(event, check, { passive: true });
    return () => {
      clearTimeout(timer);
      resizeObserver.disconnect();
      for (const event of ["scroll", "resize"]) removeEventListener(event, check);
    };
  }, [ref]);
}

const contentSelector = "img, svg, input, select, textarea, button, video, iframe";

function coversContent(element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const box = {
    left: left - marginPx,
    right: right + marginPx,
    top: top - marginPx,
    bottom: bottom + marginPx,
  };
  const overlapsBox = (other: DOMRect) =>
    other.left < box.right && other.right > box.left && other.top < box.bottom && other.bottom > box.top;
  const samplePositions = (from: number, to: number) =>
    Array.from({ length: samplePoints }, (_, index) => from + ((to - from) * index) / (samplePoints - 1));
  const elements = new Set(
    samplePositions(box.left, box.right).flatMap((x) =>
      samplePositions(box.top, box.bottom).flatMap((y) => document.elementsFromPoint(x, y)),
    ),
  );
  return [...elements]
    .filter((other) => !element.contains(other))
    .some((other) => other.matches(contentSelector) || textRects(other).some(overlapsBox));
}

/** The rectangles of the lines of an element's own text nodes. */
function textRects(element: Element): DOMRect[] {
  const range = document.createRange();
  return [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
    .flatMap((node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
}

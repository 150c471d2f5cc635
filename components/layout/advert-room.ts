/** A page's headline and its main button, which an advert must not cover. */
const keptClear = "h1, [data-main-action]";
/** Distance between the advert and what it keeps clear. */
const marginPx = 8;

/**
 * Returns the height at the bottom of the window that an advert may take: below the headline and the main button as far
 * as they are visible.
 */
export function advertRoomPx(
  windowHeight: number,
  boxes: readonly Pick<DOMRect, "top" | "bottom">[],
): number {
  const visible = boxes.filter(({ top, bottom }) => bottom > 0 && top < windowHeight && bottom > top);
  const lowest = Math.max(0, ...visible.map(({ bottom }) => bottom));
  return Math.max(0, windowHeight - lowest - marginPx);
}

/**
 * Limits the height of the advert while it is open, by a CSS variable; with little room, the sheet's buttons and the first
 * line of an advert remain (advert-card.tsx). The page may scroll and its text may grow meanwhile.
 * @returns a function that stops it
 */
export function keepAdvertRoom(advert: HTMLElement): () => void {
  const update = () => {
    const { left } = advert.getBoundingClientRect();
    const boxes = [...document.querySelectorAll(keptClear)]
      .map((element) => element.getBoundingClientRect())
      .filter(({ right }) => right > left);
    advert.style.setProperty("--advert-room", `${advertRoomPx(innerHeight, boxes)}px`);
  };
  update();
  for (const event of ["scroll", "resize"]) addEventListener(event, update, { passive: true });
  return () => {
    for (const event of ["scroll", "resize"]) removeEventListener(event, update);
  };
}

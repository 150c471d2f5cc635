/** A compared part of a page: its kind, its box in CSS pixels of the whole page, and its text. */
export type Box = { kind: string; words: string; x: number; y: number; width: number; height: number };

export type Layout = {
  /** Pixels by which the page is wider than the window. */
  overflow: number;
  boxes: Box[];
};

/** The boxes of a page's landmarks, headings, controls and pictures. Runs in the page. */
export function layoutOf(): Layout {
  const selector =
    "header, main, footer, nav, h1, h2, h3, article, button, input, select, summary, table, img, a.btn, dialog[open]";
  const { scrollWidth, clientWidth } = document.documentElement;
  const boxes = [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest("[inert], [aria-hidden=true]"))
    // Where a carousel is, and whether it moves yet, is a matter of the moment.
    .filter((element) => !element.parentElement?.closest("[aria-roledescription]"))
    .map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const words = element.matches("header, main, footer, nav, article, table") ? "" : element.textContent;
      return {
        kind: element.localName,
        // Seats are booked meanwhile.
        words: (words ?? "").trim().slice(0, 30).replace(/\d+/g, "0"),
        x: Math.round(left + scrollX),
        y: Math.round(top + scrollY),
        width: Math.round(width),
        height: Math.round(height),
      };
    });
  return { overflow: scrollWidth - clientWidth, boxes };
}

/**
 * Tolerance for positions and widths, in pixels. Engines draw fonts slightly narrower or wider, which moves everything
 * on a line with text.
 */
const maxShift = 20;

/** Tolerance for heights, in pixels: one heading with one line more or less. */
const maxHeightShift = 60;

/**
 * How a page's layout differs from Chromium's, one line each. Heights may differ by an eighth, since text may wrap
 * elsewhere; vertical positions follow from heights.
 */
export function differences(chromium: Layout, other: Layout): string[] {
  const lines: string[] = [];
  if (other.overflow > 0) lines.push(`the page is ${other.overflow} px too wide`);
  if (other.boxes.length !== chromium.boxes.length) {
    lines.push(`${other.boxes.length} parts are visible, not ${chromium.boxes.length}`);
  }
  for (const [index, box] of chromium.boxes.entries()) {
    const counterpart = other.boxes[index];
    if (!counterpart) break;
    const name = `${box.kind} "${box.words}"`;
    if (counterpart.kind !== box.kind || counterpart.words !== box.words) {
      lines.push(`${name} is ${counterpart.kind} "${counterpart.words}"`);
      break;
    }
    const moved =
      Math.abs(counterpart.x - box.x) > maxShift || Math.abs(counterpart.width - box.width) > maxShift;
    const tall = Math.abs(counterpart.height - box.height) > Math.max(maxHeightShift, box.height / 8);
    if (moved || tall) lines.push(`${name}: ${sizes(counterpart)} instead of ${sizes(box)}`);
  }
  return lines;
}

function sizes({ x, width, height }: Box): string {
  return `${width} by ${height} at ${x}`;
}

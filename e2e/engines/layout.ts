/** A part of a page that is looked at: what it is, its box in CSS pixels of the whole page, and its words. */
export type Box = { kind: string; words: string; x: number; y: number; width: number; height: number };

export type Layout = {
  /** Pixels by which the page is wider than the window. */
  overflow: number;
  boxes: Box[];
};

/** Where the landmarks, headings, controls and pictures of a page are. Runs in the page. */
export function layoutOf(): Layout {
  const looked =
    "header, main, footer, nav, h1, h2, h3, article, button, input, select, summary, table, img, a.btn, dialog[open]";
  const { scrollWidth, clientWidth } = document.documentElement;
  const boxes = [...document.querySelectorAll<HTMLElement>(looked)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest("[inert], [aria-hidden=true]"))
    // Where a carousel is, and whether it moves yet, is a matter of the moment.
    .filter((element) => !element.parentElement?.closest("[aria-roledescription]"))
    .map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const words = element.matches("header, main, footer, nav, article, table") ? "" : element.textContent;
      return {
        kind: element.localName,
        // Seats are taken meanwhile.
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
 * Pixels by which a place or a width may differ. Fonts are drawn a little narrower or wider by each engine, which
 * moves what stands in a line with text.
 */
const across = 20;

/** Pixels by which a height may differ: one heading that breaks into one line more or less. */
const oneLine = 60;

/**
 * How a page differs in another engine from how it is in Chromium, a line each. Heights may differ by an
 * eighth, since words may wrap elsewhere; places from top to bottom follow from heights.
 */
export function differences(chromium: Layout, other: Layout): string[] {
  const lines: string[] = [];
  if (other.overflow > 0) lines.push(`the page is ${other.overflow} px too wide`);
  if (other.boxes.length !== chromium.boxes.length) {
    lines.push(`${other.boxes.length} parts are visible, not ${chromium.boxes.length}`);
  }
  for (const [index, box] of chromium.boxes.entries()) {
    const same = other.boxes[index];
    if (!same) break;
    const name = `${box.kind} "${box.words}"`;
    if (same.kind !== box.kind || same.words !== box.words) {
      lines.push(`${name} is ${same.kind} "${same.words}"`);
      break;
    }
    const moved = Math.abs(same.x - box.x) > across || Math.abs(same.width - box.width) > across;
    const tall = Math.abs(same.height - box.height) > Math.max(oneLine, box.height / 8);
    if (moved || tall) lines.push(`${name}: ${sizes(same)} instead of ${sizes(box)}`);
  }
  return lines;
}

function sizes({ x, width, height }: Box): string {
  return `${width} by ${height} at ${x}`;
}

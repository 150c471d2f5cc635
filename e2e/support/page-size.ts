import type { Page } from "@playwright/test";
import { isLongRun } from "../../testing/long-run";

/** The browser's text size setting, in percent. */
const defaultSizes: readonly number[] = isLongRun ? [100, 150, 200] : [100, 200];

/** A function that runs in the page. */
type InPage = (...values: never[]) => unknown;

/**
 * Runs `look` in the open page at each width and text size; each result line ends with where it was found. It runs in
 * the page, and refers to the other functions by name.
 */
export async function inEverySize(
  page: Page,
  widths: readonly number[],
  look: () => string[],
  { helpers = [], sizes = defaultSizes }: { helpers?: readonly InPage[]; sizes?: readonly number[] } = {},
): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const found = await page.evaluate<[number, string[]][]>(`(() => {
      const root = document.documentElement;
      ${helpers.map(String).join("\n")}
      const look = ${look};
      const found = ${JSON.stringify(sizes)}.map((size) => {
        root.style.fontSize = size + "%";
        return [size, look()];
      });
      root.style.fontSize = "";
      return found;
    })()`);
    for (const [size, lines] of found)
      faults.push(...lines.map((line) => `${width} px, text at ${size} %: ${line}`));
  }
  return faults;
}

/**
 * Describes what is wrong with the page width and the site's header in a desktop browser: its controls are large
 * enough, on the screen and apart, and guests see the main button. Runs in the page.
 */
export function faultsOfHeader(): string[] {
  const root = document.documentElement;
  const faults = root.dataset.desktop === undefined ? ["the browser is not taken for a desktop one"] : [];
  if (root.scrollWidth > root.clientWidth)
    faults.push(`the page is ${root.scrollWidth - root.clientWidth} px too wide`);
  const header = document.querySelector("header:has(#menu)");
  if (!header) return faults;
  const items = [...header.querySelectorAll<HTMLElement>(":is(a, button, summary):not([href='#main'])")]
    .filter((item) => item.checkVisibility() && !item.closest("details > ul"))
    .map((item) => ({ name: item.textContent.trim() || item.ariaLabel, box: item.getBoundingClientRect() }));
  for (const [index, { name, box }] of items.entries()) {
    // The minimum touch target.
    if (box.height < 44) faults.push(`${name} is ${box.height} px high`);
    if (box.left < 0 || box.right > root.clientWidth) faults.push(`${name} is off the screen`);
    for (const other of items.slice(index + 1)) {
      const distance = Math.max(
        Math.max(box.left, other.box.left) - Math.min(box.right, other.box.right),
        Math.max(box.top, other.box.top) - Math.min(box.bottom, other.box.bottom),
      );
      if (distance < -0.5) faults.push(`${name} and ${other.name} overlap`);
    }
  }
  if (root.dataset.viewer === "guest" && !header.querySelector(".btn-primary")?.checkVisibility())
    faults.push("the main button is not there");
  return faults;
}

/** Words that are split over lines, each with its element. Runs in the page. */
export function findSplitWords(selector: string, pattern: RegExp): string[] {
  const found = new Set<string>();
  const range = document.createRange();
  for (const element of document.querySelectorAll(selector)) {
    if (!element.checkVisibility()) continue;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      for (const { 0: word, index } of node.data.matchAll(pattern)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => top);
        // Letters of two fonts on one line differ slightly in position.
        if (Math.max(...tops) - Math.min(...tops) > 8) found.add(`${element.localName} breaks ${word}`);
      }
    }
  }
  return [...found];
}

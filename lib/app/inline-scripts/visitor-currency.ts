/*
 * Placed before prices on pages that are the same for all visitors. If the visitor has chosen another currency than the
 * page's, this script replaces each price before it is painted:
 * - `data-points` (a number) and `data-bought`: the estimate, by the rates in the `data-rates` of the script element.
 * - `data-prices` (texts by currency): an exact price; the first if there is none in the currency.
 * - `data-currency` (a code) on a button: whether it is pressed.
 * React does the same after hydration.
 */
import { currencyKey } from "../../subjects/points/prices/currency-key";
import { writeEstimate, type Bought, type RateTable } from "../../subjects/points/prices/convert";

/** Quotation marks in attributes are stored as backticks, which are shorter. */
const parse = (text: string): unknown => JSON.parse(text.replace(/`/g, '"'));

/** Reading storage throws if the browser forbids it. */
function readChoice(): string | null {
  try {
    return localStorage.getItem(currencyKey);
  } catch {
    return null;
  }
}

const table = parse(document.currentScript!.dataset.rates!) as RateTable;
const chosen = readChoice();
const select = (name: string) => document.querySelectorAll<HTMLElement>(`[data-${name}]`);

function write(element: HTMLElement, text: string): void {
  // An unchanged write would trigger the observer again in an endless loop.
  if (element.textContent !== text) element.textContent = text;
}

function correctPage(): void {
  for (const element of select("points")) {
    const { points, bought } = element.dataset;
    write(element, writeEstimate(Number(points), bought as Bought, chosen!, table));
  }
  for (const element of select("prices")) {
    const texts = parse(element.dataset.prices!) as Record<string, string>;
    write(element, texts[chosen!] ?? Object.values(texts)[0]!);
  }
  for (const button of select("currency")) button.ariaPressed = String(button.dataset.currency === chosen);
}

if (chosen && chosen !== table.initial && Object.hasOwn(table.rates, chosen)) {
  const observer = new MutationObserver(correctPage);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => {
    observer.disconnect();
    correctPage();
  });
}

// The browser's back-forward cache may show a page from before the choice.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted && readChoice() !== chosen) location.reload();
});

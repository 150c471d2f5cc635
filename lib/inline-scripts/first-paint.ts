/*
 * Stands before content that depends on the time of day or the visitor's time zone. The page is the same for everyone
 * and may be hours old when it is painted. This script corrects it by the visitor's clock while the page is parsed, so
 * before each part is painted:
 * - `data-until`, an instant: the element, or the slide it is in, is hidden from then on.
 * - `data-then`, lines of instant, state and text (components/ui/then-lines.ts): from each instant on, that is the
 *   element's `data-state` and text.
 * - `data-own` on a `time`, a style: its text becomes the visitor's own time, by the patterns in the `data-times` of the
 *   script's element (components/layout/first-paint.tsx).
 * - `data-beijing`, an instant: the element, which says Beijing's time, is hidden where the visitor's clock shows the same.
 * React does the same once it has hydrated the page.
 */
import { insideClock, type TimePattern } from "../i18n/time";
import { isBeijingClock } from "../schedule/beijing";

const { currentScript, documentElement } = document;
const patterns = JSON.parse((currentScript?.dataset.times || "{}").replace(/`/g, '"')) as Partial<
  Record<string, TimePattern>
>;
const formatters: Partial<Record<string, Intl.DateTimeFormat>> = {};
const ownTimes = new WeakMap<Element, string>();
const spacesInClock = new RegExp(insideClock, "g");

const select = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

function writePart(instant: Date, part: TimePattern[number]): string | undefined {
  if (typeof part === "string") return part;
  const formatter = (formatters[JSON.stringify(part)] ??= new Intl.DateTimeFormat(
    documentElement.lang,
    part,
  ));
  return part.timeZoneName
    ? formatter.formatToParts(instant).find(({ type }) => type === "timeZoneName")?.value
    : formatter.format(instant).replace(spacesInClock, "\u00a0");
}

function correctPage(): void {
  const now = Date.now();

  for (const element of select("[data-until]")) {
    if (Date.parse(element.dataset.until!) <= now)
      (element.closest<HTMLElement>("[role=group]") ?? element).hidden = true;
  }

  for (const element of select("[data-then]")) {
    const [, , state, text] =
      element.dataset
        .then!.split(/\n/)
        .map((line) => /(\S+) (\S+) (.*)/.exec(line)!)
        .findLast(([, instant]) => Date.parse(instant!) <= now) ?? [];
    // Writing what is there already would call the observer again, without end.
    if (!state || element.dataset.state === state) continue;
    element.dataset.state = state;
    (element.firstElementChild ?? element).textContent = text!;
  }

  for (const element of select("[data-beijing]")) {
    element.hidden = isBeijingClock(new Date(element.dataset.beijing!));
  }

  for (const element of select("time[data-own]") as NodeListOf<HTMLTimeElement>) {
    const pattern = patterns[element.dataset.own!];
    if (!pattern) continue;
    const instant = new Date(element.dateTime);
    const ownTime = ownTimes.get(element) ?? pattern.map((part) => writePart(instant, part)).join("");
    ownTimes.set(element, ownTime);
    // More of the page's own text may have been parsed behind it.
    if (element.textContent !== ownTime) element.textContent = ownTime;
  }
}

const observer = new MutationObserver(correctPage);
observer.observe(document, { childList: true, subtree: true });
document.addEventListener("DOMContentLoaded", () => {
  observer.disconnect();
  correctPage();
});

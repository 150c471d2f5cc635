/*
 * Placed before content that depends on the time of day or the visitor's time zone. A cached page is the same for all
 * visitors and may be hours old. This script corrects each part before it is painted, by the server's clock as the response has it
 * (lib/base/clock/server-timing.ts) and in the visitor's time zone. Where the browser does not show the response's time, the
 * page stays as rendered until React corrects it:
 * - `data-until` (an instant) hides the element, or its slide, from that instant.
 * - `data-then` (lines of instant, state and text; components/ui/scheduled-texts.ts) sets the element's `data-state`
 *   and text from each instant.
 * - `data-own` on a `time` (a style) replaces the text by the visitor's local time, with the patterns in the
 *   `data-times` of the script element (components/layout/first-paint.tsx).
 * - `data-lessons` (starts as in lib/subjects/series/lesson-starts.ts) sets `data-lesson` on the elements in it whose
 *   `data-day` is the day of one of them by the visitor's clock.
 * - `data-clock` (what another clock shows) hides the element, which shows that clock's time, if the
 *   visitor's clock shows the same.
 * React does the same after hydration.
 */
import { readDocumentOffset } from "../../base/clock/server-timing";
import { insideClock } from "../../base/i18n/inside-clock";
import type { TimePattern } from "../../base/i18n/languages/facts";
import { showsSameClock } from "../../base/schedule/same-clock";

const { currentScript, documentElement } = document;
const patterns = JSON.parse((currentScript?.dataset.times || "{}").replace(/`/g, '"')) as Partial<
  Record<string, TimePattern>
>;
const formatters: Partial<Record<string, Intl.DateTimeFormat>> = {};
const ownTimes = new WeakMap<Element, string>();
const offsetMs = readDocumentOffset();
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
  const now = offsetMs === undefined ? -Infinity : offsetMs + performance.now();

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
    // An unchanged write would trigger the observer again in an endless loop.
    if (!state || element.dataset.state === state) continue;
    element.dataset.state = state;
    (element.firstElementChild ?? element).textContent = text!;
  }

  for (const element of select("[data-clock]")) {
    element.hidden = showsSameClock(element.dataset.clock!);
  }

  for (const element of select("[data-lessons]")) {
    let minute = 0;
    // Swedish writes dates as ISO 8601 does.
    const days = element.dataset
      .lessons!.split(" ")
      .map((distance) => new Date((minute += Number(distance)) * 60_000).toLocaleDateString("sv"));
    for (const day of element.querySelectorAll<HTMLElement>("[data-day]"))
      day.toggleAttribute("data-lesson", days.includes(day.dataset.day!));
  }

  for (const element of select("time[data-own]") as NodeListOf<HTMLTimeElement>) {
    const pattern = patterns[element.dataset.own!];
    if (!pattern) continue;
    const instant = new Date(element.dateTime);
    const ownTime = ownTimes.get(element) ?? pattern.map((part) => writePart(instant, part)).join("");
    ownTimes.set(element, ownTime);
    // The parser may have appended more of the original text.
    if (element.textContent !== ownTime) element.textContent = ownTime;
  }
}

const observer = new MutationObserver(correctPage);
observer.observe(document, { childList: true, subtree: true });
document.addEventListener("DOMContentLoaded", () => {
  observer.disconnect();
  correctPage();
});

import { asciiDigits } from "../../text/digits";
import { withoutInvisibles } from "../../text/visible";
import { addDays, daysBetween } from "../../schedule/zoned";

/* Parses one or many days in any usual spelling. Ambiguous days are reported, not guessed. */

export type Days = {
  /** Sorted, without duplicates, such as 2027-02-06. */
  days: string[];
  /** Text that is not a day. */
  unknown: string[];
  /** Days that can be read in two ways, with both readings. */
  ambiguous: { text: string; readings: [string, string] }[];
};

type Reading = { days: string[] } | { readings: [string, string] } | undefined;

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const month =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";
const dayOfMonth = "(\\d{1,2})(?:st|nd|rd|th)?";

/** Separators between days, including names of weekdays. */
const between =
  /(?:[\s,;、|•·]|and(?![a-z])|和|以?及|\(?(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?(?![a-z])|周[一二三四五六日天]|星期[一二三四五六日天])\)?)+/iy;
const through = /\s*(?:-|–|—|~|〜|\.{2,3}|…|(?:to|until|through)(?![a-z])|至|到)\s*/iy;
/** Text up to the next possible day. */
const other = /[^\s,;、|]+/y;

/** Spellings, longest first. */
const spellings: [RegExp, (parts: string[]) => Reading][] = [
  [/(\d{4})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*[日号]?/y, ([y, m, d]) => one(y, m, d)],
  [/(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d|[/.]\d)/y, ([y, , m, d]) => one(y, m, d)],
  [/(20\d\d)(\d\d)(\d\d)(?!\d)/y, ([y, m, d]) => one(y, m, d)],
  [new RegExp(`${month}\\s*${dayOfMonth},?\\s*(\\d{4})(?!\\d)`, "iy"), ([m, d, y]) => one(y, named(m), d)],
  [new RegExp(`${dayOfMonth}\\s*${month},?\\s*(\\d{4})(?!\\d)`, "iy"), ([d, m, y]) => one(y, named(m), d)],
  // With dots the day always comes first.
  [/(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?!\d)/y, ([d, m, y]) => one(y, m, d)],
  [/(\d{1,2})([-/])(\d{1,2})\2(\d{4})(?!\d)/y, ([first, , second, y]) => either(y, first, second)],
];

const named = (text = "") => String(months.indexOf(text.slice(0, 3).toLowerCase()) + 1);

function one(...parts: (string | undefined)[]): Reading {
  const day = parts.map((part) => (part ?? "").padStart(2, "0")).join("-");
  const at = new Date(`${day}T00:00:00Z`);
  // `Date` would turn the 30th of February into the 2nd of March.
  const isDay = day.startsWith("20") && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
  return isDay ? { days: [day] } : undefined;
}

/** Month first or day first, depending on the country. */
function either(year?: string, first?: string, second?: string): Reading {
  const [american, british] = [one(year, first, second), one(year, second, first)];
  if (!isSure(american) || !isSure(british)) return american ?? british;
  const readings: [string, string] = [american.days[0]!, british.days[0]!];
  return readings[0] === readings[1] ? american : { readings };
}

const isSure = (reading: Reading): reading is { days: string[] } =>
  reading !== undefined && "days" in reading;

/** Matches a sticky pattern at a position only. */
function at(pattern: RegExp, text: string, place: number): RegExpExecArray | null {
  pattern.lastIndex = place;
  return pattern.exec(text);
}

function dayAt(text: string, place: number): { end: number; reading: Reading } | undefined {
  for (const [spelling, read] of spellings) {
    const found = at(spelling, text, place);
    if (found) return { end: place + found[0].length, reading: read(found.slice(1)) };
  }
  return undefined;
}

/** Parses a day or a range of days at a position. */
function daysAt(text: string, place: number): { end: number; reading: Reading } | undefined {
  const first = dayAt(text, place);
  const joint = first && at(through, text, first.end);
  const last = joint && dayAt(text, first.end + joint[0].length);
  if (!first || !last) return first;
  if (!isSure(first.reading) || !isSure(last.reading)) return { end: last.end, reading: undefined };
  const [from, until] = [first.reading.days[0]!, last.reading.days[0]!];
  const length = daysBetween(from, until) + 1;
  const isSpan = length >= 1 && length <= 366;
  return {
    end: last.end,
    reading: isSpan ? { days: Array.from({ length }, (_, n) => addDays(from, n)) } : undefined,
  };
}

/**
 * Parses days.
 * @param written days separated by spaces, commas or lines, and ranges such as one `to` another.
 */
export function readDays(written: string): Days {
  // NFKC turns full-width characters of Chinese keyboards into ASCII.
  const text = asciiDigits(withoutInvisibles(written.normalize("NFKC")));
  const days = new Set<string>();
  const unknown: string[] = [];
  const ambiguous: Days["ambiguous"] = [];
  let isUnknown = false;
  for (let place = 0; place < text.length;) {
    const gap = at(between, text, place);
    if (gap) {
      place += gap[0].length;
      isUnknown &&= /^ +$/.test(gap[0]);
      continue;
    }
    const found = daysAt(text, place);
    const end = found?.end ?? place + (at(other, text, place)?.[0].length ?? 1);
    const said = text.slice(place, end);
    if (isSure(found?.reading)) for (const day of found.reading.days) days.add(day);
    else if (found?.reading) ambiguous.push({ text: said, readings: found.reading.readings });
    // Adjacent unknown words are one entry.
    else if (isUnknown) unknown.push(`${unknown.pop()} ${said}`);
    else unknown.push(said);
    isUnknown = !found?.reading;
    place = end;
  }
  return { days: [...days].sort(), unknown, ambiguous };
}

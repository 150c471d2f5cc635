import { asciiDigits } from "../../base/text/digits";
import { withoutInvisibles } from "../../base/text/visible";
import { addDays, daysBetween } from "../../base/schedule/zoned";

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
const separatorPattern =
  /(?:[\s,;、|•·]|and(?![a-z])|和|以?及|\(?(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?(?![a-z])|周[一二三四五六日天]|星期[一二三四五六日天])\)?)+/iy;
const rangePattern = /\s*(?:-|–|—|~|〜|\.{2,3}|…|(?:to|until|through)(?![a-z])|至|到)\s*/iy;
/** Text up to the next possible day. */
const unknownPattern = /[^\s,;、|]+/y;

/** Spellings, longest first. */
const spellings: [RegExp, (parts: string[]) => Reading][] = [
  [/(\d{4})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*[日号]?/y, ([y, m, d]) => toDay(y, m, d)],
  [/(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d|[/.]\d)/y, ([y, , m, d]) => toDay(y, m, d)],
  [/(20\d\d)(\d\d)(\d\d)(?!\d)/y, ([y, m, d]) => toDay(y, m, d)],
  [
    new RegExp(`${month}\\s*${dayOfMonth},?\\s*(\\d{4})(?!\\d)`, "iy"),
    ([m, d, y]) => toDay(y, monthNumber(m), d),
  ],
  [
    new RegExp(`${dayOfMonth}\\s*${month},?\\s*(\\d{4})(?!\\d)`, "iy"),
    ([d, m, y]) => toDay(y, monthNumber(m), d),
  ],
  // With dots the day always comes first.
  [/(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?!\d)/y, ([d, m, y]) => toDay(y, m, d)],
  [/(\d{1,2})([-/])(\d{1,2})\2(\d{4})(?!\d)/y, ([first, , second, y]) => toAmbiguousDay(y, first, second)],
];

const monthNumber = (text = "") => String(months.indexOf(text.slice(0, 3).toLowerCase()) + 1);

function toDay(...parts: (string | undefined)[]): Reading {
  const day = parts.map((part) => (part ?? "").padStart(2, "0")).join("-");
  const date = new Date(`${day}T00:00:00Z`);
  // `Date` would turn the 30th of February into the 2nd of March.
  const isDay = day.startsWith("20") && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
  return isDay ? { days: [day] } : undefined;
}

/** Month first or day first, depending on the country. */
function toAmbiguousDay(year?: string, first?: string, second?: string): Reading {
  const [american, british] = [toDay(year, first, second), toDay(year, second, first)];
  if (!isUnambiguous(american) || !isUnambiguous(british)) return american ?? british;
  const readings: [string, string] = [american.days[0]!, british.days[0]!];
  return readings[0] === readings[1] ? american : { readings };
}

const isUnambiguous = (reading: Reading): reading is { days: string[] } =>
  reading !== undefined && "days" in reading;

/** Matches a sticky pattern at a position only. */
function matchAt(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(text);
}

function dayAt(text: string, position: number): { end: number; reading: Reading } | undefined {
  for (const [spelling, read] of spellings) {
    const found = matchAt(spelling, text, position);
    if (found) return { end: position + found[0].length, reading: read(found.slice(1)) };
  }
  return undefined;
}

/** Parses a day or a range of days at a position. */
function daysAt(text: string, position: number): { end: number; reading: Reading } | undefined {
  const first = dayAt(text, position);
  const range = first && matchAt(rangePattern, text, first.end);
  const last = range && dayAt(text, first.end + range[0].length);
  if (!first || !last) return first;
  if (!isUnambiguous(first.reading) || !isUnambiguous(last.reading))
    return { end: last.end, reading: undefined };
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
 * @param input days separated by spaces, commas or lines, and ranges such as one `to` another.
 */
export function readDays(input: string): Days {
  // NFKC turns full-width characters of Chinese keyboards into ASCII.
  const text = asciiDigits(withoutInvisibles(input.normalize("NFKC")));
  const days = new Set<string>();
  const unknown: string[] = [];
  const ambiguous: Days["ambiguous"] = [];
  let isUnknown = false;
  for (let position = 0; position < text.length;) {
    const gap = matchAt(separatorPattern, text, position);
    if (gap) {
      position += gap[0].length;
      isUnknown &&= /^ +$/.test(gap[0]);
      continue;
    }
    const found = daysAt(text, position);
    const end = found?.end ?? position + (matchAt(unknownPattern, text, position)?.[0].length ?? 1);
    const chunk = text.slice(position, end);
    if (isUnambiguous(found?.reading)) for (const day of found.reading.days) days.add(day);
    else if (found?.reading) ambiguous.push({ text: chunk, readings: found.reading.readings });
    // Adjacent unknown words are one entry.
    else if (isUnknown) unknown.push(`${unknown.pop()} ${chunk}`);
    else unknown.push(chunk);
    isUnknown = !found?.reading;
    position = end;
  }
  return { days: [...days].sort(), unknown, ambiguous };
}

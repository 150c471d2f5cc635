import { withoutInvisibles } from "./visible";

/*
 * Numbers as people type and paste them. A reader either understands the whole text or refuses it: dropping what it does
 * not know would make another number of it.
 */

const isDigit = (codePoint: number) => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint));

/** Unicode keeps the decimal digits of a script in one run, 0 to 9; runs that touch are whole ones. */
function valueOf(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  let first = codePoint;
  while (isDigit(first - 1)) first--;
  return String((codePoint - first) % 10);
}

/** The text with the digits of every script (full-width, Arabic, Devanagari ...) written as 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, valueOf);
}

/** What a number's text is read from: plain digits, and no invisible characters or spaces around them. */
const plain = (text: string) => asciiDigits(withoutInvisibles(text)).trim();

/** The minus signs of keyboards, spreadsheets and full-width input. */
const signs = "[-\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]";
const decimalPoints = "[.,\u060C\u066B\u3002\uFE50\uFE52\uFF0C\uFF0E\uFF61]";

const integerShape = new RegExp(`^(?:([+\uFF0B])|(${signs}))?(\\d+)$`, "u");
const decimalShape = new RegExp(
  `^(?:([+\uFF0B])|(${signs}))?(?:(\\d+)${decimalPoints}?|(\\d*)${decimalPoints}(\\d+))$`,
  "u",
);

/** The whole number that a text is: -5, +5, ５. NaN for an empty text and for everything else. */
export function readInteger(text: string): number {
  const [, , minus, digits] = integerShape.exec(plain(text)) ?? [];
  if (digits === undefined) return NaN;
  return minus && Number(digits) > 0 ? -Number(digits) : Number(digits);
}

/**
 * The decimal number that a text is, with the point or comma of any script: 8.5, 8,5, 8。5, ٨٫٥. NaN for an empty text
 * and for everything else, among it exponents, fractions and two points.
 */
export function readDecimal(text: string): number {
  const [, , minus, whole, before, after] = decimalShape.exec(plain(text)) ?? [];
  if (whole === undefined && after === undefined) return NaN;
  const value = Number(whole ?? `${before || "0"}.${after}`);
  return minus && value > 0 ? -value : value;
}

/** A code of digits alone, such as a second factor's: without what separates its groups. Other texts stay as they are. */
export function readDigits(text: string): string {
  const written = plain(text).replace(/[\s\p{Pd}]/gu, "");
  return /^\d+$/.test(written) ? written : text.trim();
}

import { withoutInvisibles } from "./visible";

/*
 * Parsers for typed and pasted numbers. A parser accepts or rejects the whole text, because dropping unknown characters
 * would result in another number.
 */

const isDigit = (codePoint: number) => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint));

/** Unicode has the decimal digits of a script in one run from 0 to 9, so adjacent runs have whole tens. */
function toAsciiDigit(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  let first = codePoint;
  while (isDigit(first - 1)) first--;
  return String((codePoint - first) % 10);
}

/** Replaces the digits of every script (full-width, Arabic, Devanagari ...) by 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, toAsciiDigit);
}

/** Normalizes digits and removes invisible characters and surrounding spaces. */
const normalizeText = (text: string) => asciiDigits(withoutInvisibles(text)).trim();

/** The minus signs of keyboards, spreadsheets and full-width input. */
const signs = "[-\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]";
const decimalPoints = "[.,\u060C\u066B\u3002\uFE50\uFE52\uFF0C\uFF0E\uFF61]";

const integerShape = new RegExp(`^(?:([+\uFF0B])|(${signs}))?(\\d+)$`, "u");
const decimalShape = new RegExp(
  `^(?:([+\uFF0B])|(${signs}))?(?:(\\d+)${decimalPoints}?|(\\d*)${decimalPoints}(\\d+))$`,
  "u",
);

/** Parses an integer: -5, +5, ５. NaN for any other text, including an empty one. */
export function parseInteger(text: string): number {
  const [, , minus, digits] = integerShape.exec(normalizeText(text)) ?? [];
  if (digits === undefined) return NaN;
  return minus && Number(digits) > 0 ? -Number(digits) : Number(digits);
}

/**
 * Parses a decimal number with the point or comma of any script: 8.5, 8,5, 8。5, ٨٫٥. NaN for any other text,
 * including an empty one, exponents, fractions and several points.
 */
export function parseDecimal(text: string): number {
  const [, , minus, whole, before, after] = decimalShape.exec(normalizeText(text)) ?? [];
  if (whole === undefined && after === undefined) return NaN;
  const value = Number(whole ?? `${before || "0"}.${after}`);
  return minus && value > 0 ? -value : value;
}

/** Removes spaces and dashes from a code of digits, such as that of a second factor. Other texts are only trimmed. */
export function parseDigitCode(text: string): string {
  const written = normalizeText(text).replace(/[\s\p{Pd}]/gu, "");
  return /^\d+$/.test(written) ? written : text.trim();
}

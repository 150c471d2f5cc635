import { asciiDigits } from "./digits";
import { withoutInvisibles } from "./visible";

/* Normalizes typed telephone numbers without libphonenumber's metadata, which is large (lib/base/reference/phone). */

/** Normalizes digits, dashes and spaces of all scripts to ASCII and removes invisible characters. */
export function normalizeNumber(text: string): string {
  // NFKC for full-width characters only, because it would also convert circled and superscript digits.
  return asciiDigits(withoutInvisibles(text))
    .replace(/[\uFF01-\uFF5E]/g, (sign) => sign.normalize("NFKC"))
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/[\u00B7\u2022\u2027\u30FB]/g, ".")
    .trim()
    .replace(/^tel:/i, "");
}

/** Returns the digits of a number without separators; undefined for other texts and for +84…. */
export function phoneDigits(text: string): string | undefined {
  const normalized = normalizeNumber(text);
  return /^[\d\s().\-/]*$/.test(normalized) ? normalized.replace(/\D/g, "") : undefined;
}

/**
 * Returns the digits of a number without its country code `code`; undefined for other texts and other country codes.
 */
export function nationalDigits(text: string, code: string): string | undefined {
  if (!isInternational(text)) return phoneDigits(text);
  const digits = normalizeNumber(text).replace(/\D/g, "").replace(/^00/, "");
  return code !== "" && digits.startsWith(code) ? digits.slice(code.length) : undefined;
}

/** Whether a text has the form of an international number, such as +84 912 345 678 or 0084…. */
export function isInternational(text: string): boolean {
  return /^[\s(]*(\+|00)[\s(]*\d[\d\s().\-/]{5,}$/.test(normalizeNumber(text));
}

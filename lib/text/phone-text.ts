import { asciiDigits } from "./digits";
import { withoutInvisibles } from "./visible";

/* Telephone numbers as they are typed, without the numbering plans of the world, which are large (lib/reference/phone). */

/** A number with digits of any script as 0 to 9, dashes and spaces of any kind as their plain selves, nothing invisible. */
export function plainNumber(text: string): string {
  // Not by NFKC as a whole, which would make digits of circled and raised figures.
  return asciiDigits(withoutInvisibles(text))
    .replace(/[\uFF01-\uFF5E]/g, (sign) => sign.normalize("NFKC"))
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/[\u00B7\u2022\u2027\u30FB]/g, ".")
    .trim()
    .replace(/^tel:/i, "");
}

/** The digits of a number, with what people put between them left out; undefined for other texts, and for +84…. */
export function phoneDigits(text: string): string | undefined {
  const written = plainNumber(text);
  return /^[\d\s().\-/]*$/.test(written) ? written.replace(/\D/g, "") : undefined;
}

/** The digits of a number behind its country code, also where the code is written before it; undefined for others. */
export function nationalDigits(text: string, code: string): string | undefined {
  if (!isInternational(text)) return phoneDigits(text);
  const digits = plainNumber(text).replace(/\D/g, "").replace(/^00/, "");
  return code !== "" && digits.startsWith(code) ? digits.slice(code.length) : undefined;
}

/** Whether a text is written as an international number, such as +84 912 345 678 or 0084…. */
export function isInternational(text: string): boolean {
  return /^[\s(]*(\+|00)[\s(]*\d[\d\s().\-/]{5,}$/.test(plainNumber(text));
}

/** The digits of a text, in any of Unicode's width forms; nothing else may stand in a phone field. */
export function digitsOf(text: string): string {
  return text.normalize("NFKC").replace(/\D/g, "");
}

/** What a grade may be while it is typed: digits with one point, for which some keyboards have a comma. */
export function decimalOf(text: string): string {
  const [whole = "", ...rest] = text
    .normalize("NFKC")
    .replace(",", ".")
    .replace(/[^\d.]/g, "")
    .split(".");
  return rest.length > 0 ? `${whole}.${rest.join("")}` : whole;
}

/** Whether a text is written as an international number, such as +84 912 345 678 or 0084…. */
export function isInternational(text: string): boolean {
  return /^\s*(\+|00)\s*\d[\d\s().-]{5,}$/.test(text.normalize("NFKC"));
}

/** The digits of a text, in any of Unicode's width forms; nothing else may stand in a phone field. */
export function digitsOf(text: string): string {
  return text.normalize("NFKC").replace(/\D/g, "");
}

/**
 * What a grade may be while it is typed: digits with one point, for which some keyboards have a comma. A minus stays, so
 * that the form can say what is wrong instead of making another number of it.
 */
export function decimalOf(text: string): string {
  const typed = text.normalize("NFKC").replace(",", ".");
  const minus = /^\s*[-\u2212\u2013]/.test(typed) ? "-" : "";
  const [whole = "", ...rest] = typed.replace(/[^\d.]/g, "").split(".");
  return minus + (rest.length > 0 ? `${whole}.${rest.join("")}` : whole);
}

/** Whether a text is written as an international number, such as +84 912 345 678 or 0084…. */
export function isInternational(text: string): boolean {
  return /^\s*(\+|00)\s*\d[\d\s().-]{5,}$/.test(text.normalize("NFKC"));
}

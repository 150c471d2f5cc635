import { phoneDigits } from "@/lib/base/text/phone-text";

/** Whether a text is a dial code; any other text searches the list of countries. */
export const isCode = (text: string) => phoneDigits(withoutPlus(text)) !== undefined;

/** Removes a typed plus, because one is shown before the field. */
const withoutPlus = (text: string) => text.replace(/^\s*[+\uFF0B]/, "");

/** A text with at least this many digits may be a complete number followed by other text. */
const minNumberDigits = 6;

/**
 * Reduces the value to digits before the form library reads it. A text that contains more than a number is left as it
 * is, because the digits of an extension or of a second number would change the number.
 */
export function keepDigits(field: HTMLInputElement): void {
  const { value } = field;
  // With few digits, a letter is a typing mistake.
  const isTypo = value.replace(/\P{Nd}/gu, "").length < minNumberDigits;
  const digits = phoneDigits(withoutPlus(isTypo ? value.replace(/\p{L}/gu, "") : value));
  if (digits !== undefined && digits !== field.value) field.value = digits;
}

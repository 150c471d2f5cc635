import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { parsePhone, type Phone } from "./phone";

/** Maximum number of digits including the country code (ITU-T E.164 section 6.2). */
const maxDigits = 15;

/**
 * Normalizes a telephone number however it was split into code and number: 1 and 8095551234, or 1809 and 5551234. The
 * calls take both parts as numbers, which lose leading zeros. Tries these readings and returns the first valid number:
 * the digits as given (a country code typed twice counts once), the number as dialed within the country (8 before a
 * Russian number), and with lost zeros restored, as in Italy (39 and 0612345678).
 * @returns the parts as given if no reading is valid, so that no lead is refused for its number
 */
export function normalizePhone(code: number | string, number: number | string): Phone {
  const [first, second] = [String(Number(code)), String(Number(number))];
  const withZeros = (rest: string) => {
    const maxZeros = Math.max(0, maxDigits - first.length - rest.length);
    const readings = Array.from({ length: maxZeros }, (_, index) => first + "0".repeat(index + 1) + rest);
    return parsePhone(`+${readings.find(isValidNumber) ?? ""}`, "");
  };
  const withoutRepeatedCode = second.startsWith(first) ? second.slice(first.length) : undefined;
  return (
    parsePhone(`+${first}${second}`, "") ??
    parsePhone(second, first) ??
    withZeros(second) ??
    (withoutRepeatedCode ? withZeros(withoutRepeatedCode) : undefined) ?? { code: first, number: second }
  );
}

/** Normalizes a number in the format of `formatPhone`, code-dash-number. */
export function parseStoredPhone(phone: string): Phone {
  const [code = "", number = ""] = phone.split("-");
  return normalizePhone(code, number);
}

/** Formats as E.164, such as +18095551234, which identifies a person. */
export const formatE164 = ({ code, number }: Phone): string => `+${code}${number}`;

/** Formats code and number as E.164. */
export const toE164 = (code: number | string, number: number | string): string =>
  formatE164(normalizePhone(code, number));

/** Formats a code-dash-number text as E.164. */
export const phoneToE164 = (phone: string): string => formatE164(parseStoredPhone(phone));

/** Whether the digits are a valid international number. */
function isValidNumber(digits: string): boolean {
  return parsePhoneNumberFromString(`+${digits}`, { extract: false })?.isValid() ?? false;
}

import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { parsePhone, type Phone } from "./phone";

/** Most digits of a number with its country code (ITU-T E.164 section 6.2). */
const maxDigits = 15;

/**
 * One telephone number, whichever way it was cut into code and number: 1 and 8095551234, or 1809 and 5551234. The calls
 * take both halves as numbers, which lose the zeros they begin with. So the digits are read as they stand, with a
 * country code that was typed twice counted once; then as people dial at home (8 before a Russian number); then with
 * lost zeros in their place, as in Italy (39 and 0612345678). The first reading that is a number somebody can have
 * counts. Where none is, the halves stand as they are: a lead is not refused for its number.
 */
export function toPhone(code: number | string, number: number | string): Phone {
  const [first, second] = [String(Number(code)), String(Number(number))];
  const withZeros = (rest: string) => {
    const most = Math.max(0, maxDigits - first.length - rest.length);
    const readings = Array.from({ length: most }, (_, index) => first + "0".repeat(index + 1) + rest);
    return parsePhone(`+${readings.find(exists) ?? ""}`, "");
  };
  const codeOnce = second.startsWith(first) ? second.slice(first.length) : undefined;
  return (
    parsePhone(`+${first}${second}`, "") ??
    parsePhone(second, first) ??
    withZeros(second) ??
    (codeOnce ? withZeros(codeOnce) : undefined) ?? { code: first, number: second }
  );
}

/** The same of both halves in one text: code-dash-number, as `formatPhone` writes it. */
export function readPhone(phone: string): Phone {
  const [code = "", number = ""] = phone.split("-");
  return toPhone(code, number);
}

/** In E.164, such as +18095551234: a person's key. */
export const formatE164 = ({ code, number }: Phone): string => `+${code}${number}`;

/** The number of two halves in E.164. */
export const e164 = (code: number | string, number: number | string): string =>
  formatE164(toPhone(code, number));

/** The same of both halves in one text. */
export const e164OfPhone = (phone: string): string => formatE164(readPhone(phone));

/** Whether somebody can have the number that these digits are. */
function exists(digits: string): boolean {
  return parsePhoneNumberFromString(`+${digits}`, { extract: false })?.isValid() ?? false;
}

import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { parsePhone } from "./phone";

/** Most digits of a number with its country code (ITU-T E.164 section 6.2). */
const maxDigits = 15;

/**
 * One telephone number in E.164, such as +18095551234, whichever way it was cut into code and number: 1 and
 * 8095551234, or 1809 and 5551234. The calls take both halves as numbers, which lose the zeros they begin with. So
 * the digits are read as they stand; then as people dial at home (8 before a Russian number, or the country code
 * once more); then with lost zeros in their place, as in Italy (39 and 0612345678). The first reading that is a
 * number somebody can have counts. Where none is, the digits stand as they are: it is a key, and refuses nobody.
 */
export function e164(code: number | string, number: number | string): string {
  const [first, second] = [String(Number(code)), String(Number(number))];
  const atHome = () => {
    const phone = parsePhone(second, first);
    return phone && `+${phone.code}${phone.number}`;
  };
  const withZeros = () => {
    const most = Math.max(0, maxDigits - first.length - second.length);
    const readings = Array.from({ length: most }, (_, index) => first + "0".repeat(index + 1) + second);
    return readings.map(existing).find(Boolean);
  };
  return existing(first + second) ?? atHome() ?? withZeros() ?? `+${first}${second}`;
}

/** The same of both halves in one text: code-dash-number, as `formatPhone` writes it. */
export function e164OfPhone(phone: string): string {
  const [code = "", number = ""] = phone.split("-");
  return e164(code, number);
}

/** The number that these digits are, if somebody can have it. */
function existing(digits: string): string | undefined {
  const phone = parsePhoneNumberFromString(`+${digits}`, { extract: false });
  return phone?.isValid() ? phone.number : undefined;
}

import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from "libphonenumber-js/min";
import { parsePhoneNumberFromString as parseMobile } from "libphonenumber-js/mobile";
import { normalizeNumber } from "../text/phone-text";
import { dialCodes, northAmerica } from "./dial-codes";

/* Includes libphonenumber's metadata, so forms import this file on demand. */

export type Phone = {
  /** Dial code as in the list of regions: 84, or 1809 for an area of the North American plan. */
  code: string;
  /** Digits after the dial code, without the national trunk prefix. */
  number: string;
  /** ISO 3166-1 alpha-2 code of the country, if it follows from the number. */
  region?: string;
};

/** Longest text that is parsed, in characters: at most 15 digits (E.164) and their separators. */
const maxTextLength = 60;

/**
 * Parses a telephone number; undefined if it is not valid. A country code typed twice (62 62811234567) counts once,
 * unless the digits as typed are a mobile number.
 * @param text as typed or pasted: +84 912 345 678, 0084…, 84…, 0912…, with digits of any script, brackets, dots and the
 * invisible characters of address books. Extensions are not accepted, because their digits would be ambiguous.
 * @param regionOrCode default for a number without country code: a region (VN) or a dial code (84, 1809)
 */
export function parsePhone(text: string, regionOrCode: string): Phone | undefined {
  const normalized = normalizeNumber(text);
  if (normalized.length > maxTextLength) return undefined;
  const digits = normalized.replace(/\D/g, "");
  const { callingCode, area, ...home } = parseHome(regionOrCode);
  const readings = [
    () => parsePhoneNumberFromString(normalized, { ...home, extract: false }),
    () => (normalized.includes("+") ? parseInternational(normalized, digits) : undefined),
    () => (digits.startsWith("00") ? parseInternational(normalized, digits.slice(2)) : undefined),
    () =>
      callingCode && digits.startsWith(callingCode) ? parseInternational(normalized, digits) : undefined,
    () => (area ? parseInternational(normalized, callingCode + area + digits) : undefined),
  ];
  const asWritten = firstValid(readings);
  if (asWritten && isMobile(asWritten)) return splitPhoneNumber(asWritten);
  const withoutRepeatedCode = firstValid([() => parseWithRepeatedCode(normalized, digits, callingCode)]);
  const phone =
    withoutRepeatedCode && (isMobile(withoutRepeatedCode) || !asWritten) ? withoutRepeatedCode : asWritten;
  return phone && splitPhoneNumber(phone);
}

function firstValid(readings: (() => PhoneNumber | undefined)[]): PhoneNumber | undefined {
  for (const read of readings) {
    const phone = read();
    if (phone?.isValid() && !phone.ext) return phone;
  }
  return undefined;
}

/** Whether it is a mobile number. Needs the `mobile` metadata, because the `min` metadata has no number types. */
const isMobile = ({ number }: PhoneNumber) => parseMobile(number, { extract: false })?.isValid() ?? false;

/** Parses a number whose country code was typed twice: +62 62811234567, or 62811234567 with the code 62. */
function parseWithRepeatedCode(
  normalized: string,
  digits: string,
  callingCode?: string,
): PhoneNumber | undefined {
  const prefixed = normalized.includes("+") ? digits : digits.startsWith("00") ? digits.slice(2) : undefined;
  if (prefixed === undefined)
    return callingCode && digits.startsWith(callingCode) ? parseInternational(normalized, digits) : undefined;
  const code = [1, 2, 3].map((length) => prefixed.slice(0, length)).find(isCallingCode);
  const rest = prefixed.slice(code?.length).replace(/^0+/, "");
  return code && rest.startsWith(code) ? parseInternational(normalized, rest) : undefined;
}

/** Formats as code-dash-number, such as 84-912345678 (spec section 5). */
export function formatPhone({ code, number }: Phone): string {
  return `${code}-${number}`;
}

type Home = {
  defaultCountry?: CountryCode;
  defaultCallingCode?: string;
  callingCode?: string;
  area?: string;
};

const callingCodes: ReadonlySet<string> = new Set(
  getCountries().map((country) => getCountryCallingCode(country)),
);
const isCallingCode = (code: string) => callingCodes.has(code);

function parseHome(regionOrCode: string): Home {
  if (isSupportedCountry(regionOrCode))
    return { defaultCountry: regionOrCode, callingCode: getCountryCallingCode(regionOrCode) };
  const isArea = regionOrCode.length === 4 && regionOrCode.startsWith(northAmerica);
  const callingCode = isArea ? northAmerica : regionOrCode;
  if (!isCallingCode(callingCode)) return {};
  return { defaultCallingCode: callingCode, callingCode, area: isArea ? regionOrCode.slice(1) : undefined };
}

/** Parses digits as an international number, if the text contains only digits and separators. */
function parseInternational(normalized: string, digits: string): PhoneNumber | undefined {
  if (!/^[(\s]*\+?[\d\s().\-/]+$/.test(normalized)) return undefined;
  return parsePhoneNumberFromString(`+${digits}`, { extract: false });
}

function splitPhoneNumber(phone: PhoneNumber): Phone {
  const { country, countryCallingCode, nationalNumber } = phone;
  const all = countryCallingCode + nationalNumber;
  const code = country && dialCodes(country).find((dialCode) => all.startsWith(dialCode));
  const dialCode = code ?? countryCallingCode;
  return { code: dialCode, number: all.slice(dialCode.length), region: country };
}

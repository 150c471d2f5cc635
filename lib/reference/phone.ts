import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from "libphonenumber-js/min";
import { parsePhoneNumberFromString as parseMobile } from "libphonenumber-js/mobile";
import { plainNumber } from "../text/phone-text";
import { dialCodes, northAmerica } from "./dial-codes";

/* Brings libphonenumber's metadata along: forms load this file when they need it, not with the page. */

export type Phone = {
  /** Dial code as in the list of regions: 84, or 1809 for an area of the North American plan. */
  code: string;
  /** Digits after the dial code, without a leading zero that is only dialled at home. */
  number: string;
  /** ISO 3166-1 alpha-2 of the country it belongs to, where the number tells. */
  region?: string;
};

/** Most that is looked at: a telephone number has 15 digits at most (E.164), and people separate them. */
const longest = 60;

/**
 * The telephone number that a text is, or undefined if it is none that can exist. A country code that was typed twice
 * (62 62811234567) counts once, unless the digits are a mobile number as they stand.
 * @param text as typed or pasted: +84 912 345 678, 0084…, 84…, 0912…, digits of any script, brackets, dots and the
 * invisible marks of address books. Not with an extension: nobody could tell its digits from the number's.
 * @param regionOrCode what a number without country code belongs to: a region (VN), or a dial code (84, 1809).
 */
export function parsePhone(text: string, regionOrCode: string): Phone | undefined {
  const written = plainNumber(text);
  if (written.length > longest) return undefined;
  const digits = written.replace(/\D/g, "");
  const { callingCode, area, ...home } = homeOf(regionOrCode);
  const readings = [
    () => parsePhoneNumberFromString(written, { ...home, extract: false }),
    () => (written.includes("+") ? international(written, digits) : undefined),
    () => (digits.startsWith("00") ? international(written, digits.slice(2)) : undefined),
    () => (callingCode && digits.startsWith(callingCode) ? international(written, digits) : undefined),
    () => (area ? international(written, callingCode + area + digits) : undefined),
  ];
  const asWritten = firstValid(readings);
  if (asWritten && isMobile(asWritten)) return split(asWritten);
  const twice = firstValid([() => withCodeOnce(written, digits, callingCode)]);
  const phone = twice && (isMobile(twice) || !asWritten) ? twice : asWritten;
  return phone && split(phone);
}

function firstValid(readings: (() => PhoneNumber | undefined)[]): PhoneNumber | undefined {
  for (const read of readings) {
    const phone = read();
    if (phone?.isValid() && !phone.ext) return phone;
  }
  return undefined;
}

/** Of two readings, the one that people are called on: the small metadata knows numbers, and not of which kind. */
const isMobile = ({ number }: PhoneNumber) => parseMobile(number, { extract: false })?.isValid() ?? false;

/** The number whose country code was typed twice: +62 62811234567, or 62811234567 behind the code 62. */
function withCodeOnce(written: string, digits: string, callingCode?: string): PhoneNumber | undefined {
  const prefixed = written.includes("+") ? digits : digits.startsWith("00") ? digits.slice(2) : undefined;
  if (prefixed === undefined)
    return callingCode && digits.startsWith(callingCode) ? international(written, digits) : undefined;
  const code = [1, 2, 3].map((length) => prefixed.slice(0, length)).find(isCallingCode);
  const rest = prefixed.slice(code?.length).replace(/^0+/, "");
  return code && rest.startsWith(code) ? international(written, rest) : undefined;
}

/** As the provider takes it (spec section 5): code-dash-number, such as 84-912345678. */
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

function homeOf(regionOrCode: string): Home {
  if (isSupportedCountry(regionOrCode))
    return { defaultCountry: regionOrCode, callingCode: getCountryCallingCode(regionOrCode) };
  const isArea = regionOrCode.length === 4 && regionOrCode.startsWith(northAmerica);
  const callingCode = isArea ? northAmerica : regionOrCode;
  if (!isCallingCode(callingCode)) return {};
  return { defaultCallingCode: callingCode, callingCode, area: isArea ? regionOrCode.slice(1) : undefined };
}

/** Digits that stand for an international number, unless the text holds anything but digits and separators. */
function international(written: string, digits: string): PhoneNumber | undefined {
  if (!/^[(\s]*\+?[\d\s().\-/]+$/.test(written)) return undefined;
  return parsePhoneNumberFromString(`+${digits}`, { extract: false });
}

function split(phone: PhoneNumber): Phone {
  const { country, countryCallingCode, nationalNumber } = phone;
  const all = countryCallingCode + nationalNumber;
  const code = country && dialCodes(country).find((dialCode) => all.startsWith(dialCode));
  const dialCode = code ?? countryCallingCode;
  return { code: dialCode, number: all.slice(dialCode.length), region: country };
}

import { getCountryCallingCode, Metadata, type CountryCode } from "libphonenumber-js/min";

/** Country code of the North American plan. Its members other than the United States and Canada own area codes. */
export const northAmerica = "1";

/**
 * Digits that reach a country from abroad. Most have one country code; a small member of the North American plan
 * has that code with each of its own areas, as its people write it: 1809, 1829 and 1849.
 */
export function dialCodes(country: CountryCode): string[] {
  const code = getCountryCallingCode(country);
  const areas = code === northAmerica ? areaCodes(country) : [];
  return areas.length > 0 ? areas.map((area) => code + area) : [code];
}

/** The three-digit area codes that are a country's own: libphonenumber keeps them as an expression. */
function areaCodes(country: CountryCode): string[] {
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  const digits = metadata.numberingPlan?.leadingDigits();
  if (!digits) return [];
  const own = new RegExp(`^(?:${digits})$`);
  return Array.from({ length: 800 }, (_, index) => String(200 + index)).filter((area) => own.test(area));
}

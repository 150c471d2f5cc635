import { getCountryCallingCode, Metadata, type CountryCode } from "libphonenumber-js/min";

/**
 * Country code of the North American plan. Its members except the United States and Canada have their own area codes.
 */
export const northAmerica = "1";

/**
 * Lists the dial codes of a country. Most countries have one; a small member of the North American plan has one for
 * each of its area codes, such as 1809, 1829 and 1849.
 */
export function dialCodes(country: CountryCode): string[] {
  const code = getCountryCallingCode(country);
  const areas = code === northAmerica ? areaCodes(country) : [];
  return areas.length > 0 ? areas.map((area) => code + area) : [code];
}

/** Lists the three-digit area codes of a country; libphonenumber has them only as a regular expression. */
function areaCodes(country: CountryCode): string[] {
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  const digits = metadata.numberingPlan?.leadingDigits();
  if (!digits) return [];
  const ownAreaPattern = new RegExp(`^(?:${digits})$`);
  return Array.from({ length: 800 }, (_, index) => String(200 + index)).filter((area) =>
    ownAreaPattern.test(area),
  );
}

import { getCountries } from "libphonenumber-js/min";
import { zonesOf } from "./country-zones";
import { dialCodes } from "./dial-codes";
import type { CountryOrRegion } from "./regions";

/*
 * Countries and territories with a dial code, from libphonenumber's metadata, with names from `Intl` (spec section 3,
 * Reference data). For the server and tests only: browsers load the finished list from /api/regions, a tenth of the
 * metadata's size.
 */

/** Lists every region once per dial code, sorted by English name. Only a region's first entry has its time zones. */
export function countries(): CountryOrRegion[] {
  const english = createNameLookup("en");
  const chinese = createNameLookup("zh-Hans");
  return getCountries()
    .flatMap((code) =>
      dialCodes(code).map((dialCode, index) => ({
        code,
        zh: chinese(code),
        en: english(code),
        dialCode,
        ...(index === 0 && zonesOf(code).length > 0 && { zones: zonesOf(code) }),
      })),
    )
    .toSorted((a, b) => a.en.localeCompare(b.en, "en"));
}

/** Regions whose usual name is the short one; the long one adds the country. */
const regionsWithShortName: readonly string[] = ["HK", "MO"];

function createNameLookup(language: string): (code: string) => string {
  const long = new Intl.DisplayNames(language, { type: "region" });
  const short = new Intl.DisplayNames(language, { type: "region", style: "short" });
  return (code) => (regionsWithShortName.includes(code) ? short : long).of(code) ?? code;
}

import { countries } from "../../../base/reference/countries";
import { otherNames } from "../../../base/reference/region-names";
import { foldName } from "../../../base/reference/regions";
import { languages } from "../../../base/i18n/languages";

let codes: { known: ReadonlySet<string>; byName: ReadonlyMap<string, string> } | undefined;

/** The codes of countries, by themselves and by their folded names in the languages of the site. */
function countryCodes() {
  if (codes) return codes;
  const known = new Set(countries().map(({ code }) => code));
  const names = languages.map((language) => new Intl.DisplayNames(language, { type: "region" }));
  const byName = new Map<string, string>();
  for (const code of known)
    for (const name of [...names.map((own) => own.of(code) ?? ""), ...(otherNames[code] ?? [])])
      if (!byName.has(foldName(name))) byName.set(foldName(name), code);
  return (codes = { known, byName });
}

/**
 * Finds a country by its code or by a name in a language of the site.
 * @returns its code; undefined if there is none
 */
export function findCountry(text: string): string | undefined {
  const { known, byName } = countryCodes();
  // A code is compared before accents are removed: MY is Malaysia, Mỹ is the United States.
  const code = text.trim().toUpperCase();
  return known.has(code) ? code : byName.get(foldName(text));
}

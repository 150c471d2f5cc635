type Choice = { value: string; text: string };

/** Codes with a name that are no country: unions, test regions, unknown. */
const nonCountries = ["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"];
/** Regions whose long name contains the state they belong to. */
const shortNamed = ["HK", "MO"];

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
const cache = new Map<string, Choice[]>();

/** All countries and territories known to `Intl`, by code, sorted by their name in a language. */
export function countryChoices(language: string): Choice[] {
  const cached = cache.get(language);
  if (cached) return cached;
  const long = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
  const short = new Intl.DisplayNames(language, { type: "region", fallback: "none", style: "short" });
  const choices = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !nonCountries.includes(code) && isCurrentCode(code))
    .flatMap((value): Choice[] => {
      const text = (shortNamed.includes(value) ? short : long).of(value);
      return text === undefined ? [] : [{ value, text }];
    })
    .toSorted((a, b) => a.text.localeCompare(b.text, language));
  cache.set(language, choices);
  return choices;
}

/** Excludes codes of former states, which `Intl.Locale` maps to their successors. */
const isCurrentCode = (code: string) => new Intl.Locale(`und-${code}`).region === code;

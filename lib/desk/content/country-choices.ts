type Choice = { value: string; text: string };

/** What the platform names too and nobody comes from: unions, test regions, what is unknown. */
const noCountries = ["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"];
/** Their long name adds the state that they belong to. */
const shortNamed = ["HK", "MO"];

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
const made = new Map<string, Choice[]>();

/** Every country and territory that the platform can name, by its code, in the order of their names in a language. */
export function countryChoices(language: string): Choice[] {
  const known = made.get(language);
  if (known) return known;
  const long = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
  const short = new Intl.DisplayNames(language, { type: "region", fallback: "none", style: "short" });
  const choices = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !noCountries.includes(code) && isOfToday(code))
    .flatMap((value): Choice[] => {
      const text = (shortNamed.includes(value) ? short : long).of(value);
      return text === undefined ? [] : [{ value, text }];
    })
    .toSorted((a, b) => a.text.localeCompare(b.text, language));
  made.set(language, choices);
  return choices;
}

/** Codes of states that are no more are written as those of their heirs. */
const isOfToday = (code: string) => new Intl.Locale(`und-${code}`).region === code;

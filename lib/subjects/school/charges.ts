import { languageFacts, type Language } from "../../base/i18n/languages";
import { serverFacts } from "../../base/i18n/languages/server";
import { currencyNames } from "../../base/reference/currency-names";
import { clearSymbols, type CurrencyCode } from "../../base/reference/price-currencies";
import { pickText, school } from "./school";
import type { SchoolFacts } from "./school-file";

/* Which currencies the school charges, and by which ways (`charges` of the school). Server only. */

type Charge = SchoolFacts["charges"][number];

/** Writes the text for a price that is charged as it is shown, or for one whose money is an estimate. */
type WriteCharge = (key: "charged" | "estimate", values: { currency: string; ways: string }) => string;

/**
 * Returns how a price is charged: in the currency in which it is shown, else in the first currency of the price that is
 * charged, else in the school's first.
 * @param priced the currencies in which it has a price, in their order
 * @returns undefined for a school that does not state what it charges
 */
export const chargeFor = (
  shown: CurrencyCode,
  priced: readonly CurrencyCode[],
  charges: readonly Charge[],
): Charge | undefined =>
  [shown, ...priced].map((code) => charges.find(({ currency }) => currency === code)).find(Boolean) ??
  charges[0];

/**
 * Returns the text under a price by the currency in which it is shown: what is charged, and by which ways.
 * @returns an empty object for a school that does not state what it charges
 */
export function chargeTexts(
  priced: readonly CurrencyCode[],
  language: Language,
  write: WriteCharge,
): Record<string, string> {
  const { charges } = school();
  return Object.fromEntries(
    [...new Set(priced)].flatMap((shown): [string, string][] => {
      const charge = chargeFor(shown, priced, charges);
      if (!charge) return [];
      const values = {
        currency: labelCurrency(charge.currency, language),
        ways: pickText(charge.ways, language),
      };
      return [[shown, write(charge.currency === shown ? "charged" : "estimate", values)]];
    }),
  );
}

/**
 * The ways to pay, as in "You can pay by …": those of all charged currencies, and the school's own sentence only if it
 * states none, so that the sentence never contradicts the line under a price.
 */
export function paymentText(language: Language): string {
  const { payment, charges } = school();
  if (charges.length === 0) return pickText(payment, language);
  const ways = new Set(charges.map((charge) => pickText(charge.ways, language)));
  return new Intl.ListFormat(language, { type: "disjunction" }).format(ways);
}

/** The charged currencies with their ways to pay in one line; "" if the school does not state them. */
export function chargesText(language: Language): string {
  const [colon, semicolon] = languageFacts[language].isFullWidth ? ["：", "；"] : [": ", "; "];
  return school()
    .charges.map(({ currency, ways }) => nameCurrency(currency, language) + colon + pickText(ways, language))
    .join(semicolon);
}

/** Names a currency within a sentence: some languages have its name, others its code. */
function nameCurrency(currency: CurrencyCode, language: Language): string {
  const { currencyNames: ownNames, currencyStyle } = serverFacts[language];
  const name = ownNames?.[currency];
  if (name) return name;
  return currencyStyle === "name" ? (currencyNames([currency], language)[currency] ?? currency) : currency;
}

/** Names a currency beside a price. */
function labelCurrency(currency: CurrencyCode, language: Language): string {
  return (
    (serverFacts[language].hasCurrencySymbols && clearSymbols[currency]) || nameCurrency(currency, language)
  );
}

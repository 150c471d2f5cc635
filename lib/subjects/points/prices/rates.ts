import type { Language } from "../../../base/i18n/languages";
import { serverFacts } from "../../../base/i18n/languages/server";
import {
  clearSymbols,
  currencyCodes,
  priceCurrency,
  type CurrencyCode,
} from "../../../base/reference/price-currencies";
import type { Rate, RateTable } from "./convert";
import type { Price } from "./price-rule";

type Sold = { points: number; prices: readonly Price[] };

/** The packages that have a price in a currency: their class points and price, in their order. */
export const packagesIn = (packages: readonly Sold[], currency: CurrencyCode): Rate[0] =>
  packages.flatMap(({ points, prices }) =>
    prices.filter((price) => price.currency === currency).map(({ amount }) => [points, amount] as const),
  );

/** The currency in which a language's readers first see prices: theirs, or else the first of the packages. */
export function initialCurrency(packages: readonly Sold[], language: Language): CurrencyCode | undefined {
  const all = packages.flatMap(({ prices }) => prices.map(({ currency }) => currency));
  return all.find((currency) => currency === serverFacts[language].currency) ?? all[0];
}

/**
 * Creates the table of rates for a page.
 * @param about the text of an estimate, with `#` for the amount
 * @returns undefined without packages
 */
export function createRateTable(
  packages: readonly Sold[],
  language: Language,
  about: string,
): RateTable | undefined {
  const initial = initialCurrency(packages, language);
  if (!initial) return undefined;
  const rates = currencyCodes.flatMap((currency): [string, Rate][] => {
    const priced = packagesIn(packages, currency);
    const { decimals, step } = priceCurrency(currency);
    return priced.length > 0 ? [[currency, [priced, decimals, step, amountPattern(language, currency)]]] : [];
  });
  return { initial, about, marks: numberMarks(language), rates: Object.fromEntries(rates) };
}

/** The rate of an exact price, for its format. */
export function exactRate({ currency, amount }: Price, language: Language): Rate {
  return [[[1, amount]], priceCurrency(currency).decimals, 1, amountPattern(language, currency)];
}

/** How a language writes an amount, with `#` for the number. */
function amountPattern(language: Language, currency: CurrencyCode): string {
  const format = new Intl.NumberFormat(language, {
    style: "currency",
    currency,
    maximumFractionDigits: 0,
    numberingSystem: "latn",
  });
  return format
    .formatToParts(1)
    .map(({ type, value }) => {
      if (type === "currency") return clearSymbols[currency] ?? value;
      return type === "integer" ? "#" : value;
    })
    .join("");
}

/** Separators of decimals and of thousands. */
export function numberMarks(language: Language): RateTable["marks"] {
  const parts = new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).formatToParts(12345.5);
  const mark = (name: "decimal" | "group") => parts.find(({ type }) => type === name)?.value ?? "";
  return [mark("decimal"), mark("group")];
}

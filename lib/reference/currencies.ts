/* Currencies as the platform knows them (spec section 3, Reference data; decimals by section 9). */

export type Currency = {
  /** ISO 4217. */
  code: string;
  /** English name of one kind of money: Vietnamese Dong. */
  name: string;
  /** Name of an amount: Vietnamese dong, US dollars. */
  plural: string;
  /** Sign that tells it from others in an English text: US$ is $ there, A$ is not. */
  symbol: string;
  /** Sign at home: $ in Australia, ₫ in Vietnam. */
  nativeSymbol: string;
  /** Digits after the decimal point in everyday use. */
  decimals: number;
};

/** Every currency in use or in recent memory, by code. */
export function currencies(): Currency[] {
  const names = new Intl.DisplayNames("en", { type: "currency" });
  return Intl.supportedValuesOf("currency").map((code) => ({
    code,
    name: names.of(code) ?? code,
    plural: part("en", code, "name"),
    symbol: part("en", code, "symbol"),
    nativeSymbol: part(homeOf(code), code, "narrowSymbol"),
    decimals: decimalsOf(code),
  }));
}

/** Digits after the decimal point: none for the yen, three for some dinars, two for most. */
export function decimalsOf(code: string): number {
  const format = new Intl.NumberFormat("en", { style: "currency", currency: code });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/**
 * A language of the place that issues a currency. A code begins with its country's, and the likely language of a
 * country is the platform's to know; the euro and codes of no country are shown as in English.
 */
function homeOf(code: string): string {
  const country = code.slice(0, 2);
  try {
    return new Intl.Locale("und", { region: country }).maximize().toString();
  } catch {
    return "en";
  }
}

function part(language: string, currency: string, display: "symbol" | "narrowSymbol" | "name"): string {
  const parts = new Intl.NumberFormat(language, {
    style: "currency",
    currency,
    currencyDisplay: display,
  }).formatToParts(2);
  return parts.find(({ type }) => type === "currency")?.value ?? currency;
}

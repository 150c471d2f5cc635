/* Currencies from `Intl` (spec section 3, Reference data; decimals by section 9). */

export type Currency = {
  /** ISO 4217. */
  code: string;
  /** English name, such as Vietnamese Dong. */
  name: string;
  /** Plural name, such as Vietnamese dong or US dollars. */
  plural: string;
  /** Unambiguous symbol in an English text, such as $ for US dollars and A$ for Australian ones. */
  symbol: string;
  /** Symbol used in its country, such as $ in Australia and ₫ in Vietnam. */
  nativeSymbol: string;
  /** Digits after the decimal point in everyday use. */
  decimals: number;
};

/** Lists all currencies that `Intl` supports, including recently replaced ones, by code. */
export function currencies(): Currency[] {
  const names = new Intl.DisplayNames("en", { type: "currency" });
  return Intl.supportedValuesOf("currency").map((code) => ({
    code,
    name: names.of(code) ?? code,
    plural: currencyPart("en", code, "name"),
    symbol: currencyPart("en", code, "symbol"),
    nativeSymbol: currencyPart(localeOf(code), code, "narrowSymbol"),
    decimals: decimalsOf(code),
  }));
}

/** Returns the digits after the decimal point: none for the yen, three for some dinars, two for most. */
export function decimalsOf(code: string): number {
  const format = new Intl.NumberFormat("en", { style: "currency", currency: code });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/**
 * Returns the likely language of a currency's country, whose code is the start of the currency's. English for the euro
 * and other codes without a country.
 */
function localeOf(code: string): string {
  const country = code.slice(0, 2);
  try {
    return new Intl.Locale("und", { region: country }).maximize().toString();
  } catch {
    return "en";
  }
}

function currencyPart(
  language: string,
  currency: string,
  display: "symbol" | "narrowSymbol" | "name",
): string {
  const parts = new Intl.NumberFormat(language, {
    style: "currency",
    currency,
    currencyDisplay: display,
  }).formatToParts(2);
  return parts.find(({ type }) => type === "currency")?.value ?? currency;
}

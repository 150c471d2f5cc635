import { currencyCodes } from "../../base/reference/price-currencies";

/** The currencies of prices as options of a select, named in a language. */
export function currencyChoices(language: string): { value: string; text: string }[] {
  const names = new Intl.DisplayNames(language, { type: "currency" });
  return currencyCodes.map((code) => ({ value: code, text: `${code} · ${names.of(code) ?? code}` }));
}

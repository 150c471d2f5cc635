import type { Language } from "../i18n/languages";

/** The names of currencies in a language, by ISO 4217 code. */
export function currencyNames(codes: readonly string[], language: Language): Record<string, string> {
  const names = new Intl.DisplayNames(language, { type: "currency" });
  return Object.fromEntries(codes.map((code) => [code, names.of(code) ?? code]));
}

import { fallbackLanguage, type Language } from "../i18n/languages";

/** A text in some of the languages. */
export type Localized = Partial<Record<Language, string>>;

/** Returns the text in a language, else in English, else an empty string. */
export function localize(value: Localized, language: Language): string {
  return value[language] ?? value[fallbackLanguage] ?? "";
}

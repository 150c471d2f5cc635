import { fallbackLanguage, type Language } from "../../i18n/languages";

/** A text in some of the languages. */
export type Localised = Partial<Record<Language, string>>;

/** Returns the text in a language, else in English, else an empty string. */
export function localised(value: Localised, language: Language): string {
  return value[language] ?? value[fallbackLanguage] ?? "";
}

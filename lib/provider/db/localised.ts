import { fallbackLanguage, type Language } from "../../i18n/languages";

/** A text in each language it was written in. */
export type Localised = Partial<Record<Language, string>>;

/** The text in a language, in English where it was not written in that one, and empty where in neither. */
export function localised(value: Localised, language: Language): string {
  return value[language] ?? value[fallbackLanguage] ?? "";
}

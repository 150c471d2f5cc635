import type { Language } from "../i18n/languages";

/** Languages that a teacher may speak, as BCP 47 codes; the names come from `Intl`. */
export const spokenLanguages = [
  ...["zh", "yue", "en", "vi", "id", "ko", "ja", "th", "ms", "fil"],
  ...["es", "pt", "fr", "de", "it", "ru", "ar", "hi", "tr"],
] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];

/** Lists languages by name in the reader's language. Codes that `Intl` does not know appear as they are. */
export function formatSpokenLanguages(codes: readonly string[], language: Language): string {
  const names = new Intl.DisplayNames(language, { type: "language" });
  const nameOf = (code: string) => {
    try {
      return names.of(code) ?? code;
    } catch {
      // Another provider's text is not a language code.
      return code;
    }
  };
  return new Intl.ListFormat(language, { type: "conjunction", style: "narrow" }).format(codes.map(nameOf));
}

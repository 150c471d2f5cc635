import { fallbackLanguage, type Language } from "../i18n/languages";

/** Traditional Chinese falls back to the other traditional variant before simplified Chinese. */
const relatedLanguages: Partial<Record<Language, readonly Language[]>> = {
  "zh-HK": ["zh-TW", "zh-CN"],
  "zh-TW": ["zh-HK", "zh-CN"],
};

/**
 * Chooses the language of a document for a page: the page's language, else a related one, else English (spec section 2,
 * Static pages).
 * @param available the languages in which the document exists
 * @throws Error if none of these exists
 */
export function chooseTextLanguage(language: Language, available: readonly Language[]): Language {
  const candidates = [language, ...(relatedLanguages[language] ?? []), fallbackLanguage];
  const found = candidates.find((candidate) => available.includes(candidate));
  if (!found) throw new Error(`There is no text for ${language}: a document needs at least its English one`);
  return found;
}

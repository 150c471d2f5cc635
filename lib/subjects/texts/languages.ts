import { fallbackLanguage, isLanguage, type Language } from "../../base/i18n/languages";
import { serverFacts } from "../../base/i18n/languages/server";

/** The page's language, then those that its readers understand best. */
export const closestLanguages = (language: Language): Language[] => [
  language,
  ...serverFacts[language].textFallbacks.filter(isLanguage),
  fallbackLanguage,
];

/**
 * Chooses the language of a document for a page: the page's language, else a related one, else English (spec section 2,
 * Static pages).
 * @param available the languages in which the document exists
 * @throws Error if none of these exists
 */
export function chooseTextLanguage(language: Language, available: readonly Language[]): Language {
  const found = closestLanguages(language).find((candidate) => available.includes(candidate));
  if (!found) throw new Error(`There is no text for ${language}: a document needs at least its English one`);
  return found;
}

import { fallbackLanguage, languageFacts, languages, type Language } from "./languages";

/*
 * The languages that a school offers, a setting of its record at the desk. A language that is not offered is replaced:
 *
 * 1. By a related one, such as Chinese by another Chinese, the nearer script first.
 * 2. In a request, any other language by the visitor's next preference: query, cookie, then each range of
 *    Accept-Language.
 * 3. Otherwise by English, and without English by the first offered language in menu order.
 */

/** Returns a language if it is offered, else an offered one that its readers can read (step 1). */
export function readableLanguage(language: Language, offered: readonly Language[]): Language | undefined {
  return [language, ...languageFacts[language].related]
    .map((code) => offered.find((one) => one === code))
    .find(Boolean);
}

/** Returns the offered language for readers who are known to prefer a language (steps 1 and 3). */
export function nearestLanguage(language: Language, offered: readonly Language[]): Language {
  return readableLanguage(language, offered) ?? defaultLanguage(offered);
}

/** Returns the language of visitors without a preference, and of addresses without `locale`. */
export function defaultLanguage(offered: readonly Language[]): Language {
  if (offered.includes(fallbackLanguage)) return fallbackLanguage;
  return languages.find((language) => offered.includes(language)) ?? fallbackLanguage;
}

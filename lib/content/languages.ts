import { fallbackLanguage, languages, type Language } from "../i18n/languages";

/** How a language is named in content files: `en.md`, `zh.md`, `zh-HK.md`. */
export const fileNames: Record<Language, string> = {
  "en-US": "en",
  "zh-CN": "zh",
  "zh-HK": "zh-HK",
  "zh-TW": "zh-TW",
  "vi-VN": "vi",
  "id-ID": "id",
  "ko-KR": "ko",
};

/** Readers of one traditional Chinese find the other closer than the simplified text. */
const closest: Partial<Record<Language, readonly Language[]>> = {
  "zh-HK": ["zh-TW", "zh-CN"],
  "zh-TW": ["zh-HK", "zh-CN"],
};

/**
 * The text that a reader of a page in `language` gets, out of the languages that a document is written in:
 * their own, else the closest, else English (spec section 2, Static pages).
 * @throws Error when not even English is there.
 */
export function textLanguage(language: Language, written: readonly Language[]): Language {
  const wanted = [language, ...(closest[language] ?? []), fallbackLanguage];
  const found = wanted.find((candidate) => written.includes(candidate));
  if (!found) throw new Error(`There is no text for ${language}: a document needs at least its English one`);
  return found;
}

/** The languages for which files of these names hold the text, in the order menus show them. */
export function languagesOf(files: readonly string[]): Language[] {
  return languages.filter((language) => files.includes(`${fileNames[language]}.md`));
}

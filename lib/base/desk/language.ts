import { isChinese, type Language } from "../i18n/languages";
import { resolveLanguage, type LanguageSources } from "../i18n/resolve";

/** The languages of the desk, which staff use: fewer than the site's. */
export const deskLanguages = ["en-US", "zh-CN"] as const;

export type DeskLanguage = (typeof deskLanguages)[number];

/** Separate from the visitor's `locale`, since editors view the site in all seven languages. */
export const deskLanguageCookie = "desk_locale";

/** The desk's language for a request: Chinese for all Chinese locales, otherwise English. */
export function deskLanguage(sources: LanguageSources): DeskLanguage {
  return nearestDeskLanguage(resolveLanguage(sources));
}

export const nearestDeskLanguage = (language: Language): DeskLanguage =>
  isChinese(language) ? "zh-CN" : "en-US";

export const isDeskLanguage = (value: string): value is DeskLanguage =>
  (deskLanguages as readonly string[]).includes(value);

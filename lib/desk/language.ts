import type { Language } from "../i18n/languages";
import { resolveLanguage, type LanguageSources } from "../i18n/resolve";

/** The languages of the desk: those who work there are not the site's visitors. */
export const deskLanguages = ["en-US", "zh-CN"] as const;

export type DeskLanguage = (typeof deskLanguages)[number];

/** Kept apart from the visitor's `locale`: an editor looks at the site in all seven languages. */
export const deskLanguageCookie = "desk_locale";

/** The desk's language for a request: every Chinese reader gets Chinese, everyone else English. */
export function deskLanguage(sources: LanguageSources): DeskLanguage {
  return nearest(resolveLanguage(sources));
}

export const nearest = (language: Language): DeskLanguage => (language.startsWith("zh-") ? "zh-CN" : "en-US");

export const isDeskLanguage = (value: string): value is DeskLanguage =>
  (deskLanguages as readonly string[]).includes(value);

import type { LanguageFacts } from "./facts";
import { facts as enUS } from "./en-US";
import { facts as zhCN } from "./zh-CN";
import { facts as zhHK } from "./zh-HK";
import { facts as zhTW } from "./zh-TW";
import { facts as viVN } from "./vi-VN";
import { facts as idID } from "./id-ID";
import { facts as koKR } from "./ko-KR";

/**
 * The interface languages by BCP 47 code, in menu order. To add one, add `<code>.ts` with all that depends on the
 * language, list it here and in server.ts, and add a folder `messages/<code>`. Texts that the folder lacks are
 * shown in English; `npm run messages` lists them.
 */
const table = {
  "en-US": enUS,
  "zh-CN": zhCN,
  "zh-HK": zhHK,
  "zh-TW": zhTW,
  "vi-VN": viVN,
  "id-ID": idID,
  "ko-KR": koKR,
} satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof table;

export const languageFacts: Readonly<Record<Language, LanguageFacts>> = table;

export const languages = Object.keys(table) as readonly Language[];

export const fallbackLanguage: Language = "en-US";

/** Builds a record with a value for each language. */
export function perLanguage<Value>(valueFor: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(languages.map((language) => [language, valueFor(language)])) as Record<
    Language,
    Value
  >;
}

/** Each language's own name, for menus. */
export const languageNames = perLanguage((language) => languageFacts[language].name);

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** Whether a language's pages show Chinese characters in their traditional form. */
export const isTraditional = (language: Language): boolean => languageFacts[language].isTraditional;

/** Whether a language is written Chinese of any region. */
export const isChinese = (language: string): boolean => language.startsWith("zh-");

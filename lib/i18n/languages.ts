type LanguageFacts = {
  /** The language's own name, for menus. */
  name: string;
  /** Other spellings that `?locale=` accepts, besides the code. */
  short: readonly string[];
  /** ISO 639 codes of Accept-Language that mean this language, besides the first part of the code. */
  alsoKnownAs?: readonly string[];
  /** Country and time zone of most readers, assumed where the visitor's own are unknown. */
  region?: string;
  timeZone?: string;
};

/**
 * The interface languages by BCP 47 code, in menu order. To add one, add a line here and a folder `messages/<code>`
 * with the same files as `messages/en-US`; Markdown documents that are missing are shown in English.
 */
const table = {
  "en-US": { name: "English", short: ["en"], alsoKnownAs: ["eng"] },
  "zh-CN": { name: "简体中文", short: ["zh"] },
  "zh-HK": { name: "繁體中文（香港）", short: ["hk"], region: "HK" },
  "zh-TW": { name: "繁體中文（台灣）", short: ["tw"] },
  "vi-VN": {
    ...{ name: "Tiếng Việt", short: ["vn", "vi"], alsoKnownAs: ["vie"] },
    ...{ region: "VN", timeZone: "Asia/Ho_Chi_Minh" },
  },
  "id-ID": {
    ...{ name: "Bahasa Indonesia", short: ["id"], alsoKnownAs: ["ind", "in"] },
    ...{ region: "ID", timeZone: "Asia/Jakarta" },
  },
  "ko-KR": {
    ...{ name: "한국어", short: ["ko"], alsoKnownAs: ["kor"] },
    ...{ region: "KR", timeZone: "Asia/Seoul" },
  },
} satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof table;

export const languageFacts: Record<Language, LanguageFacts> = table;

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

/** Whether a language is written in traditional Chinese characters. */
export const isTraditional = (language: Language) => language === "zh-HK" || language === "zh-TW";

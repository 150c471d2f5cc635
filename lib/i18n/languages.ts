/** The seven interface languages, in the order menus show them. The codes are BCP 47 and rely on `shared` names. */
export const languages = ["en-US", "zh-CN", "zh-HK", "zh-TW", "vi-VN", "id-ID", "ko-KR"] as const;

export type Language = (typeof languages)[number];

export const fallbackLanguage: Language = "en-US";

/** Each language's own name, for menus. */
export const languageNames: Record<Language, string> = {
  "en-US": "English",
  "zh-CN": "简体中文",
  "zh-HK": "繁體中文（香港）",
  "zh-TW": "繁體中文（台灣）",
  "vi-VN": "Tiếng Việt",
  "id-ID": "Bahasa Indonesia",
  "ko-KR": "한국어",
};

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

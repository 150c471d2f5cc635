import type { Language } from "../../lib/base/i18n/languages";

/**
 * Languages with complete texts, which tests compare with the English ones and check by the rules of each language. A new
 * language is added here when its translation is complete.
 */
export const checkedLanguages = [
  "en-US",
  "zh-CN",
  "zh-HK",
  "zh-TW",
  "vi-VN",
  "id-ID",
  "ko-KR",
] as const satisfies readonly Language[];

export type CheckedLanguage = (typeof checkedLanguages)[number];

export const isChecked = (language: Language): language is CheckedLanguage =>
  (checkedLanguages as readonly Language[]).includes(language);

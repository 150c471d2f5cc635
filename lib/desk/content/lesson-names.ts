import type { Language } from "../../i18n/languages";

/** What a lesson is called until somebody names it. */
export function lessonNames(n: number): Record<Language, string> {
  return {
    "en-US": `Lesson ${n}`,
    "zh-CN": `第 ${n} 课`,
    "zh-HK": `第 ${n} 課`,
    "zh-TW": `第 ${n} 課`,
    "vi-VN": `Bài ${n}`,
    "id-ID": `Pelajaran ${n}`,
    "ko-KR": `${n}과`,
  };
}

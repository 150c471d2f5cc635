import type { Language } from "../../i18n/languages";

/** Default name of a lesson. */
export function lessonNames(n: number): Record<Language, string> {
  return {
    "en-US": `Lesson ${n}`,
    "zh-CN": `第 ${n} 节课`,
    "zh-HK": `第 ${n} 堂課`,
    "zh-TW": `第 ${n} 堂課`,
    "vi-VN": `Buổi ${n}`,
    "id-ID": `Sesi ${n}`,
    "ko-KR": `${n}회차`,
  };
}

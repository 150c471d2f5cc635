import type { CheckedLanguage } from "./checked-languages";

/* Punctuation: ellipses, quoted labels and sentences. */

/** Finds ellipses that are not in the language's form or follow a space. */
export function findWrongEllipses(text: string, language: CheckedLanguage): string[] {
  const misusedEllipsis = language.startsWith("zh") ? /(?<!…)…(?!…)|…{3,}/g : /…{2,}/g;
  return [/\.{3,}|。{2,}/g, /\s…/g, misusedEllipsis].flatMap((pattern) => text.match(pattern) ?? []);
}

const quotePatterns: Record<CheckedLanguage, RegExp> = {
  "en-US": /[“"]([^”"]*)[”"]/g,
  "zh-CN": /[“"「]([^”"」]*)[”"」]/g,
  "zh-HK": /[「“"]([^」”"]*)[」”"]/g,
  "zh-TW": /[「“"]([^」”"]*)[」”"]/g,
  "vi-VN": /[“"]([^”"]*)[”"]/g,
  "id-ID": /[“"]([^”"]*)[”"]/g,
  "ko-KR": /[‘“"]([^’”"]*)[’”"]/g,
};

/** Extracts quoted phrases without punctuation at their end; placeholders are ignored. */
export function extractQuotes(text: string, language: CheckedLanguage): string[] {
  return [...text.matchAll(quotePatterns[language])]
    .map(([, words = ""]) => stripPunctuation(words))
    .filter((words) => words !== "" && !/^(\{\w+\}|<(\w+)><\/\2>)$/.test(words));
}

/** Removes a label's surrounding spaces and its punctuation at the end, as in quotations. */
export const stripPunctuation = (label: string) => label.trim().replace(/[.,!?…。，！？]+$/u, "");

/** Finds quotation marks of other languages. */
export function findWrongQuotes(text: string, language: CheckedLanguage): string[] {
  const withoutTags = text.replace(/<[^>]*>/g, "");
  const foreign: Record<CheckedLanguage, RegExp> = {
    "en-US": /["「」«»]/g,
    "zh-CN": /["「」«»]/g,
    "zh-HK": /["“”«»]/g,
    "zh-TW": /["“”«»]/g,
    "vi-VN": /["「」«»]/g,
    "id-ID": /["「」«»]/g,
    "ko-KR": /["「」«»]/g,
  };
  return withoutTags.match(foreign[language]) ?? [];
}

/** Returns whether a message starts with a capital, if the script has them, and ends with punctuation. */
export function isSentence(text: string): boolean {
  return /^[^\p{Ll}]/u.test(text.trim()) && /[.!?。！？…]$/u.test(text.trim());
}

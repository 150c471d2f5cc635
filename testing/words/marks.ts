import type { Language } from "../../lib/i18n/languages";

/* Punctuation: the ellipsis, quoted labels, and whether a message is a sentence. */

/** An ellipsis that is not the language's own, or has a space before it. */
export function wrongEllipsis(text: string, language: Language): string[] {
  const own = language.startsWith("zh") ? /(?<!…)…(?!…)|…{3,}/g : /…{2,}/g;
  return [/\.{3,}|。{2,}/g, /\s…/g, own].flatMap((pattern) => text.match(pattern) ?? []);
}

const quotes: Record<Language, RegExp> = {
  "en-US": /[“"]([^”"]*)[”"]/g,
  "zh-CN": /[“"「]([^”"」]*)[”"」]/g,
  "zh-HK": /[「“"]([^」”"]*)[」”"]/g,
  "zh-TW": /[「“"]([^」”"]*)[」”"]/g,
  "vi-VN": /[“"]([^”"]*)[”"]/g,
  "id-ID": /[“"]([^”"]*)[”"]/g,
  "ko-KR": /[‘“"]([^’”"]*)[’”"]/g,
};

/** What stands in quotation marks, without a value's name and the mark at its end. */
export function quoted(text: string, language: Language): string[] {
  return [...text.matchAll(quotes[language])]
    .map(([, words = ""]) => bare(words))
    .filter((words) => words !== "" && !/^\{\w+\}$/.test(words));
}

/** A label as it may be quoted: without the mark at its end and the space around it. */
export const bare = (label: string) => label.trim().replace(/[.,!?…。，！？]+$/u, "");

/** Quotation marks that belong to another language. */
export function wrongQuotes(text: string, language: Language): string[] {
  const plain = text.replace(/<[^>]*>/g, "");
  const foreign: Record<Language, RegExp> = {
    "en-US": /["「」«»]/g,
    "zh-CN": /["「」«»]/g,
    "zh-HK": /["“”«»]/g,
    "zh-TW": /["“”«»]/g,
    "vi-VN": /["「」«»]/g,
    "id-ID": /["「」«»]/g,
    "ko-KR": /["「」«»]/g,
  };
  return plain.match(foreign[language]) ?? [];
}

/** Whether a message is a sentence: a capital where the script has them, and a mark at its end. */
export function isSentence(text: string): boolean {
  return /^[^\p{Ll}]/u.test(text.trim()) && /[.!?。！？…]$/u.test(text.trim());
}

import { isTraditional, type Language } from "../../base/i18n/languages";
import type { Script } from "../level-test/script";
import { dayNumber, daysAhead, wordOn } from "./word-of-the-day";
import type { Character, TranslationLanguage, Word } from "./schema";

/** A character with its texts in one language. */
export type LocalCharacter = Omit<Character, "meaning" | "word"> & {
  meaning: string;
  word: { hans: string; hant: string; pinyin: string; meaning: string };
};

/** A word of the day with its texts in one language. */
export type LocalWord = Omit<Word, "meaning" | "example"> & {
  meaning: string;
  example: { hans: string; hant: string; pinyin: string; translation: string | undefined };
};

export const localizeCharacter = (character: Character, language: Language): LocalCharacter => ({
  ...character,
  meaning: character.meaning[language],
  word: { ...character.word, meaning: character.word.meaning[language] },
});

const localizeWord = (word: Word, language: Language): LocalWord => ({
  ...word,
  meaning: word.meaning[language],
  example: { ...word.example, translation: word.example.translation[language as TranslationLanguage] },
});

export type UpcomingWords = {
  /** One for each day from `firstDay`, a number as of `dayNumber`. */
  words: readonly LocalWord[];
  firstDay: number;
  /** The time zone whose midnight changes the word: the school's. */
  zone: string;
  /** Milliseconds since 1970. */
  renderedAt: number;
};

/** The words of the next days, from the day before the page's render. */
export function upcomingWords(
  words: readonly Word[],
  language: Language,
  zone: string,
  renderedAt: number,
): UpcomingWords {
  const firstDay = dayNumber(renderedAt, zone) - 1;
  const days = Array.from({ length: daysAhead + 2 }, (_, index) => firstDay + index);
  return { words: days.map((day) => localizeWord(wordOn(words, day), language)), firstDay, zone, renderedAt };
}

/** The `lang` of Chinese text in a script on a page in a language. */
export function chineseLang(script: Script, language: Language): string {
  if (script === "hans") return "zh-CN";
  return isTraditional(language) ? language : "zh-TW";
}

import { readFileSync } from "node:fs";
import path from "node:path";
import type { Language } from "../../lib/i18n/languages";
import type english from "../../messages/en-US.json";

export type Words = typeof english;

/** The texts of a language, from the same files as the site: tests say what they look for in no words of their own. */
export function words(language: Language): Words {
  const file = path.join(process.cwd(), "messages", `${language}.json`);
  return JSON.parse(readFileSync(file, "utf8")) as Words;
}

/**
 * Words of a text, in any script, lower-cased. Cut at spaces first: each part that a segmenter returns carries a
 * copy of the whole text, which for a long page is more than the memory there is.
 */
export function wordsIn(text: string, language: Language): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: "word" });
  return text
    .split(/\s+/)
    .flatMap((piece) =>
      [...segmenter.segment(piece)]
        .filter((part) => part.isWordLike)
        .map((part) => part.segment.toLowerCase()),
    );
}

import { readFileSync } from "node:fs";
import path from "node:path";
import type { Language } from "../../lib/base/i18n/languages";
import type english from "../../messages/en-US/site.json";

export type Words = typeof english;

/** The texts of a language, from the site's own files. */
export function words(language: Language): Words {
  const file = path.join(process.cwd(), "messages", language, "site.json");
  return JSON.parse(readFileSync(file, "utf8")) as Words;
}

/**
 * Words of a text in any script, in lower case. Splits at spaces first: each segment of `Intl.Segmenter` holds a copy of its
 * whole input, which for a long page would not fit in memory.
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

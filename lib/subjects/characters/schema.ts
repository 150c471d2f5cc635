import * as z from "zod/mini";
import { withFallback } from "../../engines/content/with-fallback";
import { isChinese, languages, type Language } from "../../base/i18n/languages";
import { tones } from "./tones";

/* The schemas of content/characters; the files explain the fields. */

/** Languages with a translation of Chinese sentences. */
export type TranslationLanguage = Exclude<Language, `zh-${string}`>;
const translationLanguages = languages.filter(
  (language): language is TranslationLanguage => !isChinese(language),
);

const minCharacters = 24;
/** In each of the two files. */
const minWords = 60;

const text = z.string().check(z.trim(), z.minLength(1, "required"), z.maxLength(200, "tooLong"));
const chineseText = text.check(z.refine((value) => /^\p{Script=Han}/u.test(value), "must be Chinese."));
const pinyin = text.check(
  z.refine((value) => /^[\p{Script=Latin}\s'’.,!?]+$/u.test(value.normalize("NFC")), "must be pinyin."),
);
const perLanguageText = withFallback(text);

const written = z.strictObject({
  character: z.string().check(z.regex(/^\p{Script=Han}$/u, "must be one Chinese character.")),
  strokes: z.int().check(z.minimum(1), z.maximum(36)),
});

const characterSchema = z
  .strictObject({
    hans: written,
    hant: written,
    pinyin,
    tone: z.int().check(z.minimum(1), z.maximum(4)),
    meaning: perLanguageText,
    word: z.strictObject({ hans: chineseText, hant: chineseText, pinyin, meaning: perLanguageText }),
  })
  .check(
    z.refine(
      ({ hans, hant, word }) => word.hans.includes(hans.character) && word.hant.includes(hant.character),
      { path: ["word"], error: "must contain the character." },
    ),
  );

const wordSchema = z
  .strictObject({
    hans: chineseText,
    hant: chineseText,
    pinyin,
    meaning: perLanguageText,
    example: z.strictObject({
      hans: chineseText,
      hant: chineseText,
      pinyin,
      translation: withFallback(text, translationLanguages),
    }),
  })
  .check(
    z.refine(
      ({ hans, hant, example }) => includesAll(example.hans, hans) && includesAll(example.hant, hant),
      {
        path: ["example"],
        error: "must contain the word.",
      },
    ),
  );

/** Whether a sentence contains the characters of a word in their order; a verb may have something in between. */
function includesAll(sentence: string, word: string): boolean {
  return new RegExp([...word].join(".*"), "u").test(sentence);
}

const unique = <Entry>(keyOf: (entry: Entry) => string) =>
  z.superRefine<Entry[]>((entries, context) => {
    const seen = new Set<string>();
    for (const [index, entry] of entries.entries()) {
      if (seen.has(keyOf(entry)))
        context.addIssue({
          code: "custom",
          path: [index, "hans"],
          message: `${keyOf(entry)} is not unique.`,
        });
      seen.add(keyOf(entry));
    }
  });

const syllableSchema = z.strictObject({
  hans: z.string().check(z.regex(/^\p{Script=Han}{4}$/u, "must be four characters.")),
  hant: z.string().check(z.regex(/^\p{Script=Han}{4}$/u, "must be four characters.")),
  pinyin: z.array(pinyin).check(z.length(tones.length, "must have one reading for each tone.")),
});

/** A syllable in all four tones, each with a character that has no other reading. */
export type ToneSyllable = z.output<typeof syllableSchema>;
export const syllablesSchema = z
  .array(syllableSchema)
  .check(z.minLength(4, "At least 4 syllables are needed."));

export type Character = z.output<typeof characterSchema>;
export type Word = z.output<typeof wordSchema>;

export const charactersSchema = z.array(characterSchema).check(
  z.minLength(minCharacters, `At least ${minCharacters} characters are needed.`),
  unique(({ hans }) => hans.character),
);

export const wordsSchema = z.array(wordSchema).check(
  z.minLength(minWords, `At least ${minWords} words are needed.`),
  unique(({ hans }) => hans),
);

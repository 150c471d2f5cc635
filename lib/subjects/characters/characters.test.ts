import { existsSync, readFileSync } from "node:fs";
import { checkedLanguages } from "../../../testing/words/checked-languages";
import { findWrongQuotes } from "../../../testing/words/marks";
import { findOtherChinese } from "../../../testing/words/script";
import {
  charactersToWrite,
  parseCharacters,
  parseSyllables,
  parseWords,
  toneSyllables,
  wordsOfTheDay,
} from "./read-characters";
import { strokeDataPath } from "./stroke-data";
import { toneOf, tones } from "./tones";

const parseFirstWords = (source: string) => parseWords("words-1", source);
const characters = charactersToWrite();
const words = wordsOfTheDay();
const scripts = { hans: "zh-CN", hant: "zh-TW" } as const;

const readStrokes = (character: string) =>
  JSON.parse(readFileSync(`public${strokeDataPath(character)}`, "utf8")) as {
    strokes: string[];
    medians: number[][][];
  };

/** The vowels of each syllable; an apostrophe stands between two syllables without a consonant between them. */
const syllablesOf = (pinyin: string) =>
  pinyin.normalize("NFD").match(/[aeiou\u0300\u0301\u0304\u0308\u030c]+/gi) ?? [];
/** The number of syllables that a Chinese text has: 儿 after 哪 is only an r. */
const countSyllables = (text: string) =>
  (text.replaceAll(/哪[儿兒]/g, "哪").match(/\p{Script=Han}/gu) ?? []).length;

type Reading = { hans: string; hant: string; pinyin: string };
const readings: Reading[] = [
  ...characters.map(({ hans, hant, pinyin }) => ({ hans: hans.character, hant: hant.character, pinyin })),
  ...characters.map(({ word }) => word),
  ...words,
  ...words.map(({ example }) => example),
];

describe("the characters", () => {
  it("are at least 24, in all four tones", () => {
    expect(characters.length).toBeGreaterThanOrEqual(24);
    expect([...new Set(characters.map(({ tone }) => tone))].sort()).toEqual([...tones]);
  });

  it("have the tone that their pinyin shows", () => {
    expect(characters.filter(({ pinyin, tone }) => toneOf(pinyin) !== tone)).toEqual([]);
    expect(characters.filter(({ pinyin }) => syllablesOf(pinyin).length !== 1)).toEqual([]);
  });

  it("have stroke data with as many strokes as they say, and its license beside it", () => {
    for (const { hans, hant } of characters)
      for (const { character, strokes } of [hans, hant]) {
        const data = readStrokes(character);
        expect({ character, strokes: data.strokes.length }).toEqual({ character, strokes });
        expect(data.medians).toHaveLength(strokes);
      }
    expect(readFileSync("public/art/strokes/ARPHICPL.TXT", "utf8")).toContain("ARPHIC PUBLIC LICENSE");
    expect(existsSync("public/art/strokes/4e00.json")).toBe(true);
  });

  it("have example words that read the character as it is read alone, except for a neutral tone", () => {
    const plain = (text: string) => text.normalize("NFD").replaceAll(/[\u0300\u0301\u0304\u030c]/g, "");
    const wrong = characters.filter(
      ({ pinyin, word }) => !plain(word.pinyin).toLowerCase().includes(plain(pinyin)),
    );
    expect(wrong).toEqual([]);
  });
});

describe("the words of the day", () => {
  it("are at least 120, each once", () => {
    expect(words.length).toBeGreaterThanOrEqual(120);
    expect(new Set(words.map(({ hans }) => hans)).size).toBe(words.length);
  });

  it("have sentences that end as sentences, in each language", () => {
    const texts = words.flatMap(({ example }) => [
      example.hans,
      example.hant,
      example.pinyin,
      ...Object.values(example.translation),
    ]);
    expect(texts.filter((text) => !/[.!?。！？]$/.test(text))).toEqual([]);
  });
});

describe("all texts", () => {
  it("have a syllable of pinyin for each character, with one tone mark at most", () => {
    const wrong = readings.filter(
      ({ hans, hant, pinyin }) =>
        syllablesOf(pinyin).length !== countSyllables(hans) || [...hans].length !== [...hant].length,
    );
    expect(wrong).toEqual([]);
    const isTwice = (syllable: string) => (syllable.match(/[\u0300\u0301\u0304\u030c]/g) ?? []).length > 1;
    expect(readings.filter(({ pinyin }) => syllablesOf(pinyin).some(isTwice))).toEqual([]);
  });

  it("have simplified and traditional characters in the right fields", () => {
    for (const [script, language] of Object.entries(scripts) as [keyof typeof scripts, "zh-CN" | "zh-TW"][])
      expect(readings.filter((each) => findOtherChinese(each[script], language).length > 0)).toEqual([]);
  });

  it.each(checkedLanguages)("have meanings in %s with its quotation marks and characters", (language) => {
    const meanings = [
      ...characters.flatMap(({ meaning, word }) => [meaning[language], word.meaning[language]]),
      ...words.map(({ meaning }) => meaning[language]),
    ];
    expect(meanings.filter((text) => findWrongQuotes(text, language).length > 0)).toEqual([]);
    if (language.startsWith("zh-"))
      expect(
        meanings.filter((text) => findOtherChinese(text, language as "zh-CN" | "zh-HK" | "zh-TW").length > 0),
      ).toEqual([]);
  });
});

test("the syllables of the tone practice have all tones in their order", () => {
  for (const { pinyin } of toneSyllables()) expect(pinyin.map(toneOf)).toEqual([...tones]);
});

test.each(checkedLanguages)(
  "the texts of the grid in %s have the same keys and placeholders as the English ones",
  (language) => {
    const shapeOf = (name: string) => {
      const texts = JSON.parse(readFileSync(`messages/${name}/characters.json`, "utf8")) as object;
      return JSON.parse(JSON.stringify(texts), (_, value: unknown) =>
        typeof value === "string" ? (value.match(/\{\w+\}/g) ?? []).sort() : value,
      ) as unknown;
    };
    expect(shapeOf(language)).toEqual(shapeOf("en-US"));
  },
);

describe("a mistake in a file is named with its line", () => {
  const read = (name: string) => readFileSync(`content/characters/${name}.yaml`, "utf8");
  it.each([
    ["characters", parseCharacters, "  tone: 1", "  tone: 5", "characters.yaml:62: 2.tone"],
    ["characters", parseCharacters, "strokes: 1 }", "strokes: none }", "characters.yaml:59: 2.hans.strokes"],
    ["characters", parseCharacters, "hans: 一月", "hans: 二月", "must contain the character."],
    ["characters", parseCharacters, "character: 二", "character: 一", "一 is not unique."],
    ["words-1", parseFirstWords, "    en-US: to study", "    en: to study", "0.meaning.en"],
    ["words-1", parseFirstWords, "hans: 我每天学习中文。", "hans: 我每天。", "must contain the word."],
    ["tones", parseSyllables, "[mā, má, mǎ, mà]", "[mā, má]", "must have one reading for each tone."],
  ] as const)("%s", (name, parse, from, to, problem) => {
    const source = read(name);
    expect(source).toContain(from);
    const run = () => parse(source.replace(from, to));
    expect(run).toThrow(`content/characters/${name}.yaml:`);
    expect(run).toThrow(problem);
  });

  it("names the file with too few words", () => {
    const source = read("words-1");
    const run = () => parseFirstWords(source.slice(0, source.lastIndexOf("\n- hans:") + 1));
    expect(run).toThrow(
      "content/characters/words-1.yaml:1: the file is wrong: At least 60 words are needed.",
    );
  });
});

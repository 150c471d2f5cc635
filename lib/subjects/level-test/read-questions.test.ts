import { readFileSync } from "node:fs";
import { checkedLanguages } from "../../../testing/words/checked-languages";
import { findWrongQuotes } from "../../../testing/words/marks";
import { findOtherChinese } from "../../../testing/words/script";
import { optionTexts } from "./display";
import { levelTestQuestions, parseQuestions } from "./read-questions";
import { hskLevels, questionKinds, type Question } from "./schema";

const questions = levelTestQuestions();
const idsOf = (isWrong: (question: Question) => boolean) => questions.filter(isWrong).map(({ id }) => id);

type ChineseField = { hans?: string | string[]; pinyin?: string | string[] };

describe("the questions", () => {
  it.each(hskLevels)("are at least 25 for HSK %d, of most kinds", (level) => {
    const ofLevel = questions.filter((question) => question.level === level);
    expect(ofLevel.length).toBeGreaterThanOrEqual(25);
    const kinds = new Set(ofLevel.map(({ kind }) => kind));
    expect(kinds.size).toBeGreaterThanOrEqual(questionKinds.length - 1);
  });

  it("have unique ids and are read once", () => {
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    expect(levelTestQuestions()).toBe(questions);
  });

  it.each(hskLevels)("of HSK %d have right answers in all positions", (level) => {
    const counts = [1, 2, 3, 4].map(
      (position) => questions.filter((each) => each.level === level && each.answer === position).length,
    );
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(4);
  });

  it("have simplified and traditional characters in the right fields", () => {
    const collect = (value: unknown, key: string): [key: string, text: string][] =>
      typeof value === "string"
        ? [[key, value]]
        : Object.entries(value as object).flatMap(([name, child]) =>
            collect(child, Array.isArray(value) ? key : name),
          );
    const scripts = {
      hans: "zh-CN",
      hant: "zh-TW",
      "zh-CN": "zh-CN",
      "zh-HK": "zh-HK",
      "zh-TW": "zh-TW",
    } as const;
    const wrong = questions.flatMap((question) => {
      const texts = Object.entries(question).flatMap(([name, value]) =>
        typeof value === "object" ? collect(value, name) : [],
      );
      return texts.filter(
        ([key, text]) =>
          key in scripts && findOtherChinese(text, scripts[key as keyof typeof scripts]).length > 0,
      );
    });
    expect(wrong).toEqual([]);
  });

  it.each(checkedLanguages)(
    "in %s have no meaning that its length gives away as the right one",
    (language) => {
      // A few letters are what single words differ by.
      const slack = language.startsWith("zh") || language === "ko-KR" ? 1 : 3;
      const isGivenAway = (question: Question) => {
        const lengths = optionTexts(question, language, "hans").map((text) => [...text].length);
        const [right = 0] = lengths.splice(question.answer - 1, 1);
        return right > 1.25 * Math.max(...lengths) + slack;
      };
      expect(idsOf((question) => question.kind === "meaning" && isGivenAway(question))).toEqual([]);
    },
  );

  it.each(checkedLanguages)(
    "have explanations in %s that end as sentences with its quotation marks",
    (language) => {
      const isWrong = (text: string) => findWrongQuotes(text, language).length > 0 || !/[.。]$/.test(text);
      expect(idsOf(({ explanation }) => isWrong(explanation[language]))).toEqual([]);
    },
  );

  it.each(checkedLanguages)("have a prompt for each kind in %s", (language) => {
    const messages = JSON.parse(readFileSync(`messages/${language}/level-test.json`, "utf8"));
    expect(Object.keys(messages.prompts)).toEqual(questionKinds);
  });

  it("have pinyin with a syllable for each character and the same parts", () => {
    const syllables = (text: string) => text.match(/[aeiouüāáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ]+/gi)?.length ?? 0;
    // 儿 belongs to the syllable before it, as in nǎr, and is a word of its own in no text of these levels.
    const characters = (text: string) =>
      text.match(/\p{Script=Han}/gu)?.filter((one) => one !== "儿").length ?? 0;
    const shape = (text: string) => [text.split(" / ").length, text.split("___").length];
    const wrong = questions.flatMap((question) => {
      const { text, question: asked, options }: Record<string, unknown> = question;
      return [text, asked, options].flatMap((value) => {
        const field = value as ChineseField | undefined;
        const [hans, pinyin] = [field?.hans ?? [], field?.pinyin ?? []].map((each) => [each].flat());
        return question.kind === "tone" || !pinyin?.length
          ? []
          : pinyin.filter((reading, index) => {
              const characterText = hans?.[index] ?? "";
              return (
                syllables(reading) !== characters(characterText) ||
                String(shape(reading)) !== String(shape(characterText))
              );
            });
      });
    });
    expect(wrong).toEqual([]);
  });

  it("of word order have options that contain exactly the displayed parts", () => {
    const marksOrWords = (text: string) => {
      const marks = text.match(/[①②③④]/g);
      return (marks ?? [...text.replace(/[\s/，。？！]/g, "")]).sort().join("");
    };
    const isWrong = (question: Question) =>
      question.kind === "word-order" &&
      (["hans", "hant"] as const).some((script) =>
        optionTexts(question, "en-US", script).some(
          (option) => marksOrWords(option) !== marksOrWords(question.text[script]),
        ),
      );
    expect(idsOf(isWrong)).toEqual([]);
  });
});

describe("errors", () => {
  const source = readFileSync("content/level-test/hsk1.yaml", "utf8");
  /** Replaces the first occurrence. @returns the text and the line of the change */
  function change(from: string, to: string): { text: string; line: number } {
    const index = source.indexOf(from);
    expect(index).toBeGreaterThan(0);
    return { text: source.replace(from, to), line: source.slice(0, index).split("\n").length };
  }

  it.each([
    ["an unknown field", "  kind: meaning", "  kind: meaning\n  kinds: tone", 1, "0.kinds is not known here"],
    ["an unknown kind", "kind: meaning", "kind: grammar", 0, "0.kind is wrong"],
    [
      "a foreign id",
      "id: hsk1-meaning-01",
      "id: hsk2-meaning-01",
      0,
      "0.id is wrong: must be like hsk1-meaning-01.",
    ],
    ["a repeated id", "id: hsk1-meaning-02", "id: hsk1-meaning-01", 0, "hsk1-meaning-01 is not unique."],
    [
      "an answer beyond the options",
      "answer: 3",
      "answer: 5",
      0,
      "0.answer is wrong: is not among the options.",
    ],
    ["an answer of 0", "answer: 3", "answer: 0", 0, "0.answer is wrong"],
    [
      "equal options",
      "en-US: [father, classmate",
      "en-US: [friend, classmate",
      0,
      "The options are not distinct.",
    ],
    [
      "lists of different lengths",
      "en-US: [father, classmate",
      "en-US: [classmate",
      -1,
      "have different lengths.",
    ],
    ["a missing language", "    ko-KR: [", "    ko: [", 0, "0.options.ko is not known here"],
    [
      "a cloze without a gap",
      "hans: 你叫___名字？",
      "hans: 你叫什么名字？",
      -1,
      "The text needs one gap: ___",
    ],
    ["a text without pinyin", "\n    pinyin: péngyou", "", -2, "0.text is wrong: has no pinyin."],
    ["a malformed pair", "{同学|同學}", "{同学}", 0, "A pair is written {simplified|traditional}."],
  ])("name file and line of %s", (_, from, to, offset, problem) => {
    const { text, line } = change(from, to);
    const parse = () => parseQuestions(1, text);
    expect(parse).toThrow(problem);
    expect(parse).toThrow(`content/level-test/hsk1.yaml:${line + offset}: `);
  });

  it("name the file of a level with too few questions", () => {
    const text = source.slice(0, source.indexOf("- id: hsk1-listening-01"));
    expect(() => parseQuestions(1, text)).toThrow(
      "content/level-test/hsk1.yaml:1: the file is wrong: A level needs at least 20 questions.",
    );
  });
});

import { languages } from "../../base/i18n/languages";
import { questionFile, questionFileAddress, toTestQuestion } from "./question-file";
import { levelTestQuestions } from "./read-questions";
import { questionKinds } from "./schema";
import { hasChineseOptions, optionText, type QuestionFile } from "./test-question";

const contentOf = (language: (typeof languages)[number]) =>
  JSON.parse(questionFile(language).json) as QuestionFile;

describe.each(languages)("the questions in %s", (language) => {
  const { prompts, questions } = contentOf(language);

  it("are all there, with a prompt for each kind", () => {
    expect(questions.map(({ id }) => id)).toEqual(levelTestQuestions().map(({ id }) => id));
    expect(Object.keys(prompts).sort()).toEqual([...questionKinds].sort());
  });

  it("have all their options in both scripts, and a text or something to hear", () => {
    const incomplete = questions.filter((question) => {
      const options = Array.from({ length: question.optionCount }, (_, index) => index + 1);
      const isEmpty = (option: number) =>
        optionText(question, option, "hans") === "" || optionText(question, option, "hant") === "";
      return options.some(isEmpty) || !(question.text ?? question.say);
    });
    expect(incomplete).toEqual([]);
  });

  it("contain no other language, and fit a slow connection", () => {
    const others = questions.filter(
      ({ explanation, options }) => typeof explanation !== "string" || "en-US" in options,
    );
    expect(others).toEqual([]);
    expect(questionFile(language).json.length).toBeLessThan(120_000);
  });
});

test("a listening question shows nothing of what is said", () => {
  const listening = levelTestQuestions().find(({ kind }) => kind === "listening")!;
  const question = toTestQuestion(listening, "en-US");
  expect(question.text).toBeUndefined();
  expect(question.say).toBeDefined();
});

test("options in the visitor's language are not marked as Chinese", () => {
  const meaning = levelTestQuestions().find(({ kind }) => kind === "meaning")!;
  const cloze = levelTestQuestions().find(({ kind }) => kind === "cloze")!;
  expect(hasChineseOptions(toTestQuestion(meaning, "ko-KR"))).toBe(false);
  expect(hasChineseOptions(toTestQuestion(cloze, "ko-KR"))).toBe(true);
});

test("each language has its own address, which names the version", () => {
  const addresses = languages.map(questionFileAddress);
  expect(new Set(addresses).size).toBe(languages.length);
  for (const address of addresses) expect(address).toMatch(/^\/api\/level-test\/[\w-]+\?v=[0-9a-f]{12}$/);
});

import fc from "fast-check";
import type { LevelTest } from "./estimate";
import { createFlow } from "./flow";
import { levelTestQuestions } from "./read-questions";
import type { Question } from "./schema";

const questions = levelTestQuestions();
const flow = createFlow(questions);
const newTest = (seed: number, hasSound = true): LevelTest => ({
  seed,
  experience: "little",
  hasSound,
  answers: [],
});

function currentQuestion(test: LevelTest): Question {
  const step = flow.stepOf(test);
  if (step.kind !== "question") throw new Error("the test has ended");
  return step.question;
}

/** Answers every question. @param options the chosen option by question */
function complete(
  start: LevelTest,
  options: (question: Question, index: number) => number | null,
): LevelTest {
  let test = start;
  for (let index = 0; flow.stepOf(test).kind === "question"; index += 1) {
    const question = currentQuestion(test);
    test = flow.answer(test, { id: question.id, option: options(question, index) });
  }
  return test;
}

function resultOf(test: LevelTest) {
  const step = flow.stepOf(test);
  if (step.kind !== "result") throw new Error("the test has not ended");
  return step;
}

test("the questions are numbered from 1", () => {
  const first = newTest(1);
  expect(flow.stepOf(first)).toMatchObject({ kind: "question", number: 1 });
  const second = flow.answer(first, { id: currentQuestion(first).id, option: null });
  expect(flow.stepOf(second)).toMatchObject({ kind: "question", number: 2 });
});

test("an answer to another question than the current one is ignored", () => {
  const test = newTest(2);
  const { id } = currentQuestion(test);
  const once = flow.answer(test, { id, option: 1 });
  expect(flow.answer(once, { id, option: 2 })).toBe(once);
  const ended = complete(once, () => null);
  expect(flow.answer(ended, { id: "hsk1-tone-01", option: 1 })).toBe(ended);
});

test("without experience the result comes at once", () => {
  const step = flow.stepOf({ ...newTest(1), experience: "none" });
  expect(step).toMatchObject({ kind: "result", estimate: { level: 0 }, count: 0, mistakes: [] });
});

test("who knows everything is at HSK 6 and has made no mistake, who knows nothing is a beginner", () => {
  const best = resultOf(complete(newTest(3), ({ answer }) => answer));
  expect(best).toMatchObject({ estimate: { level: 6 }, mistakes: [] });
  const none = resultOf(complete(newTest(3), () => null));
  expect(none.estimate.level).toBe(0);
  expect(none.mistakes).toHaveLength(none.count);
});

test("the mistakes are the wrong and the missing answers, in their order", () => {
  fc.assert(
    fc.property(fc.nat(), fc.array(fc.nat(5), { minLength: 20, maxLength: 20 }), (seed, choices) => {
      const test = complete(newTest(seed), (_, index) => choices[index] || null);
      const { count, mistakes } = resultOf(test);
      const isWrong = ({ id, option }: LevelTest["answers"][number]) =>
        questions.find((question) => question.id === id)?.answer !== option;
      expect(count).toBe(test.answers.length);
      expect(mistakes.map(({ question, option }) => ({ id: question.id, option }))).toEqual(
        test.answers.filter(isWrong),
      );
    }),
  );
});

test("without sound a listening question is replaced, and no other follows", () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const kinds: string[] = [];
      complete(flow.withoutSound(newTest(seed)), ({ kind }) => kinds.push(kind));
      expect(kinds).not.toContain("listening");
    }),
  );
  let test = newTest(4);
  while (currentQuestion(test).kind !== "listening")
    test = flow.answer(test, { id: currentQuestion(test).id, option: currentQuestion(test).answer });
  const silent = flow.withoutSound(test);
  expect(currentQuestion(silent).kind).not.toBe("listening");
  expect(silent.answers).toEqual(test.answers);
});

test("a stored test continues with the same question", () => {
  let test = newTest(5);
  for (let count = 0; count < 5; count += 1)
    test = flow.answer(test, { id: currentQuestion(test).id, option: count % 5 });
  const stored = JSON.parse(JSON.stringify(test)) as LevelTest;
  expect(flow.stepOf(flow.resume(stored, true))).toEqual(flow.stepOf(test));
});

test("a stored test drops repeated answers and those to questions that no longer exist", () => {
  const answers = [
    { id: "hsk9-tone-01", option: 1 },
    { id: "hsk1-tone-01", option: 2 },
    { id: "hsk1-tone-01", option: 3 },
  ];
  const resumed = flow.resume({ ...newTest(6), answers }, true);
  expect(resumed.answers).toEqual([{ id: "hsk1-tone-01", option: 2 }]);
  expect(flow.stepOf(resumed)).toMatchObject({ number: 2 });
});

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
])("a test stored with sound %s, continued with a voice %s, has sound %s", (stored, hasVoice, expected) => {
  expect(flow.resume(newTest(7, stored), hasVoice).hasSound).toBe(expected);
});

test.each([
  [1, "little"],
  [3, "everyday"],
  [5, "everyday"],
] as const)(
  "a learner who knows everything up to HSK %i and nothing above gets that level",
  (level, experience) => {
    for (let seed = 1; seed <= 100; seed += 1) {
      const start = { ...newTest(seed, seed % 2 === 0), experience };
      const ended = complete(start, (question) => (question.level <= level ? question.answer : null));
      expect([seed, resultOf(ended).estimate.level]).toEqual([seed, level]);
    }
  },
);

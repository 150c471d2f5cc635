import fc from "fast-check";
import { createRandom } from "../../../testing/provider/random";
import { createEstimator, probabilityCorrect, type Answer, type LevelTest } from "./estimate";
import { levelTestQuestions } from "./read-questions";
import { hskLevels, type Question } from "./schema";

const questions = levelTestQuestions();
const { estimateLevel, nextQuestion } = createEstimator(questions);

const wrongOption = (question: Question) => (question.answer % question.optionCount) + 1;

/** Takes a test to its end. `isCorrect` decides about the answer to a question. */
function takeTest(
  start: Pick<LevelTest, "seed" | "hasSound">,
  isCorrect: (question: Question, index: number) => boolean,
): LevelTest {
  let test: LevelTest = { ...start, answers: [] };
  // Far above the maximum, so that a test without an end fails instead of hanging.
  for (let index = 0; index < 100; index += 1) {
    const question = nextQuestion(test);
    if (!question) return test;
    const option = isCorrect(question, index) ? question.answer : wrongOption(question);
    test = { ...test, answers: [...test.answers, { id: question.id, option }] };
  }
  return test;
}

const start = fc.record({ seed: fc.nat(), hasSound: fc.boolean() });
const outcomes = fc.array(fc.boolean(), { minLength: 20, maxLength: 20 });
const questionById = new Map(questions.map((question) => [question.id, question]));

describe("a test", () => {
  it("ends after 15 to 20 existing questions and repeats none", () => {
    fc.assert(
      fc.property(start, outcomes, (settings, correct) => {
        const { answers } = takeTest(settings, (_, index) => correct[index] ?? false);
        expect(answers.length).toBeGreaterThanOrEqual(15);
        expect(answers.length).toBeLessThanOrEqual(20);
        expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
        const asked = answers.map(({ id }) => questionById.get(id));
        expect(asked).not.toContain(undefined);
        if (!settings.hasSound) expect(asked.map((question) => question?.kind)).not.toContain("listening");
      }),
    );
  });

  it("continues after a reload, ignoring answers to questions that no longer exist", () => {
    fc.assert(
      fc.property(start, outcomes, fc.nat(14), (settings, correct, count) => {
        const complete = takeTest(settings, (_, index) => correct[index] ?? false);
        const stored: LevelTest = { ...complete, answers: complete.answers.slice(0, count) };
        const removed = { id: "hsk1-meaning-99", option: 1 };
        const loaded = { ...stored, answers: [removed, ...stored.answers] };
        expect(nextQuestion(JSON.parse(JSON.stringify(loaded)))?.id).toBe(complete.answers[count]?.id);
      }),
    );
  });

  it("differs between seeds", () => {
    const firstQuestions = Array.from(
      { length: 20 },
      (_, seed) => nextQuestion({ seed, hasSound: true, answers: [] })?.id,
    );
    expect(new Set(firstQuestions).size).toBeGreaterThan(3);
  });

  it("mixes the kinds of questions", () => {
    const { answers } = takeTest({ seed: 1, hasSound: true }, (question) => question.level <= 3);
    const kinds = new Set(answers.map(({ id }) => questionById.get(id)?.kind));
    expect(kinds.size).toBeGreaterThanOrEqual(5);
  });

  it("stops asking if there are no more questions", () => {
    const few = createEstimator(questions.slice(0, 2));
    const answers = questions.slice(0, 2).map(({ id }) => ({ id, option: null }));
    expect(few.nextQuestion({ seed: 1, hasSound: true, answers })).toBeUndefined();
  });
});

describe("the estimated level", () => {
  it("is not lowered by one more correct answer to the same questions", () => {
    const answered = fc.uniqueArray(
      fc.record({ question: fc.constantFrom(...questions), isCorrect: fc.boolean() }),
      { selector: ({ question }) => question.id, minLength: 1, maxLength: 20 },
    );
    fc.assert(
      fc.property(answered, fc.nat(), (list, position) => {
        const toAnswers = (better: number): Answer[] =>
          list.map(({ question, isCorrect }, index) => ({
            id: question.id,
            option: isCorrect || index === better ? question.answer : null,
          }));
        const before = estimateLevel(toAnswers(-1));
        const after = estimateLevel(toAnswers(position % list.length));
        expect(after.level).toBeGreaterThanOrEqual(before.level);
        expect(after.ability).toBeGreaterThanOrEqual(before.ability);
      }),
    );
  });

  it("counts only the first answer to a question", () => {
    const { id, answer } = questions[0]!;
    const once = estimateLevel([{ id, option: null }]);
    expect(
      estimateLevel([
        { id, option: null },
        { id, option: answer },
      ]),
    ).toEqual(once);
  });

  it.each([
    [6, true],
    [0, false],
  ])("is %d if all answers are %s", (level, isCorrect) => {
    const { answers } = takeTest({ seed: 7, hasSound: true }, () => isCorrect);
    expect(estimateLevel(answers).level).toBe(level);
  });

  it.each(hskLevels)("is %d if the answers are correct up to this level", (level) => {
    const { answers } = takeTest({ seed: 7, hasSound: true }, (question) => question.level <= level);
    expect(estimateLevel(answers).level).toBe(level);
  });

  /** Abilities are uniform within the level; 0 is below HSK 1. */
  it.each([0, ...hskLevels])("is right or next to it for 85 %% of 1,000 learners of level %d", (level) => {
    const random = createRandom(level);
    const uniform = () => random.below(1_000_000) / 1_000_000;
    const estimates = Array.from({ length: 1000 }, (_, seed) => {
      const ability = level + uniform() - (level === 0 ? uniform() : 0);
      const test = takeTest(
        { seed, hasSound: true },
        (question) => uniform() < probabilityCorrect(question, ability),
      );
      return estimateLevel(test.answers).level;
    });
    const exact = estimates.filter((estimate) => estimate === level).length;
    const near = estimates.filter((estimate) => Math.abs(estimate - level) <= 1).length;
    expect(near).toBeGreaterThanOrEqual(850);
    expect(exact).toBeGreaterThanOrEqual(600);
  });
});

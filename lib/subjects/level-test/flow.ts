import { createEstimator, type Answer, type LevelEstimate, type LevelTest, type TestItem } from "./estimate";

/*
 * The course of a test: which question is next, and the result at the end. The state is a `LevelTest`, from which
 * everything else follows, so that it is all that has to be stored.
 */

export type Mistake<Item> = { question: Item; option: Answer["option"] };

export type Step<Item> =
  | {
      kind: "question";
      question: Item;
      /** Number of the question, from 1. */
      number: number;
    }
  | {
      kind: "result";
      estimate: LevelEstimate;
      /** Number of answers. */
      count: number;
      /** Wrong answers and those that the learner did not know, in the order of the test. */
      mistakes: Mistake<Item>[];
    };

export type Flow<Item extends TestItem> = {
  /** Returns the current question, or the result. */
  stepOf: (test: LevelTest) => Step<Item>;
  /** Adds an answer. Answers to another question than the current one are ignored, as after a double press. */
  answer: (test: LevelTest, answer: Answer) => LevelTest;
  /** Leaves out listening questions from now on; the answers stay. */
  withoutSound: (test: LevelTest) => LevelTest;
  /**
   * Continues a stored test. Answers to questions that no longer exist are dropped.
   * @param hasVoice whether the browser can speak Chinese now
   */
  resume: (stored: LevelTest, hasVoice: boolean) => LevelTest;
};

/** Creates the functions of the course of a test with these questions. */
export function createFlow<Item extends TestItem>(questions: readonly Item[]): Flow<Item> {
  const { estimateLevel, nextQuestion } = createEstimator(questions);
  const byId = new Map(questions.map((question) => [question.id, question]));

  return {
    stepOf(test) {
      const question = nextQuestion(test);
      if (question) return { kind: "question", question, number: test.answers.length + 1 };
      const mistakes = test.answers.flatMap(({ id, option }) => {
        const answered = byId.get(id);
        return answered && answered.answer !== option ? [{ question: answered, option }] : [];
      });
      return { kind: "result", estimate: estimateLevel(test), count: test.answers.length, mistakes };
    },
    answer: (test, answer) =>
      nextQuestion(test)?.id === answer.id ? { ...test, answers: [...test.answers, answer] } : test,
    withoutSound: (test) => ({ ...test, hasSound: false }),
    resume({ hasSound, answers, ...test }, hasVoice) {
      const firstAnswers = new Map<string, Answer>();
      for (const answer of answers)
        if (byId.has(answer.id) && !firstAnswers.has(answer.id)) firstAnswers.set(answer.id, answer);
      return { ...test, hasSound: hasSound && hasVoice, answers: [...firstAnswers.values()] };
    },
  };
}

import type { Question, QuestionKind } from "./schema";

/*
 * The adaptive test: a Rasch model with guessing. Ability is measured in HSK levels: 3.4 passes HSK 3 and is 40 % of the
 * way to HSK 4; below 1 is below HSK 1. A learner of ability a knows a question of difficulty b with the probability
 * k = 1 / (1 + exp(-slope * (a - b))), guesses the others, and answers k + (1 - k) / options of them correctly.
 */

/** Logits per level. An assumption: half a level above the pass mark, a learner knows 78 % of the level's questions. */
const slope = 1.7;
/** HSK passes with 180 of 300 points. A learner of ability L knows this share of the questions of level L. */
const passMark = 0.6;
const passMargin = Math.log(passMark / (1 - passMark)) / slope;
/** In levels, from a question of medium difficulty. */
const difficultyOffset = { easy: -0.3, medium: 0, hard: 0.3 };

/** Prior of the ability: normal, in levels, so wide that the questions decide. */
const prior = { mean: 3, deviation: 2 };
/** Abilities at which the posterior is evaluated, in levels: five per level, none on a limit between two. */
const abilities = Array.from({ length: 55 }, (_, index) => -1.9 + index / 5);

const minAnswers = 15;
export const maxAnswers = 20;
/** The test ends before `maxAnswers` if the estimated level has at least this probability. */
const sufficientProbability = 0.75;
/** Questions with at least this share of the best one's information are equivalent; kind and seed decide among them. */
const equivalentShare = 0.85;

/** What the test needs to know of a question. */
export type TestItem = Pick<Question, "id" | "kind" | "level" | "difficulty" | "optionCount" | "answer">;

/** An answer. `option` is the number of the chosen option, from 1, or null for "I don't know". */
export type Answer = { id: string; option: number | null };

/** A running or finished test, serializable as JSON. */
export type LevelTest = {
  /** Chooses among equivalent questions; the same seed and answers lead to the same questions. */
  seed: number;
  /** Without sound there are no listening questions. It may change during the test. */
  hasSound: boolean;
  answers: readonly Answer[];
};

export type LevelEstimate = {
  /** The highest level whose pass mark the learner reaches; 0 is below HSK 1. */
  level: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /** Mean of the posterior, in levels. */
  ability: number;
  /** Probability of the level, from 0 to 1. */
  probability: number;
};

const difficultyOf = ({ level, difficulty }: TestItem) => level - passMargin + difficultyOffset[difficulty];
const knowsAt = (item: TestItem, ability: number) =>
  1 / (1 + Math.exp(-slope * (ability - difficultyOf(item))));

/** Probability of a correct answer, including guesses. */
export function probabilityCorrect(item: TestItem, ability: number): number {
  const knows = knowsAt(item, ability);
  return knows + (1 - knows) / item.optionCount;
}

/** Fisher information of a question at an ability, in 1 / levels². */
function informationOf(item: TestItem, ability: number): number {
  const knows = knowsAt(item, ability);
  const correct = knows + (1 - knows) / item.optionCount;
  const derivative = (1 - 1 / item.optionCount) * slope * knows * (1 - knows);
  return derivative ** 2 / (correct * (1 - correct));
}

const levelOf = (ability: number) => Math.min(6, Math.max(0, Math.floor(ability))) as LevelEstimate["level"];
const levels = abilities.map(levelOf);
const priorWeights = abilities.map((ability) =>
  Math.exp(-(((ability - prior.mean) / prior.deviation) ** 2) / 2),
);

/** A well-mixed number for a question's id (FNV-1a). */
function hash(id: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1)
    value = Math.imul(value ^ id.charCodeAt(index), 0x01000193);
  return value;
}

/** A number that puts equivalent questions in another order for each seed. */
const orderOf = (idHash: number, seed: number) =>
  Math.imul(idHash ^ Math.imul(seed, 0x9e3779b1), 0x85ebca6b) >>> 0;

export type Estimator<Item extends TestItem> = {
  /**
   * Estimates the level from the answers. One more correct answer to the same questions never lowers it, because the
   * likelihood ratio of correct and wrong increases with the ability.
   */
  estimateLevel: (answers: readonly Answer[]) => LevelEstimate;
  /**
   * Chooses the next question: the most informative ones at the estimated ability, of these the kind asked least, of
   * these the first in the order of the seed.
   * @returns undefined if the test has ended, after 15 to 20 answers
   */
  nextQuestion: (test: LevelTest) => Item | undefined;
};

function groupAlike<Item extends TestItem>(items: readonly Item[]): [Item, ...Item[]][] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const key = `${item.level} ${item.difficulty} ${item.optionCount}`;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}

/** Creates the functions of the test for a set of questions. */
export function createEstimator<Item extends TestItem>(items: readonly Item[]): Estimator<Item> {
  const byId = new Map(items.map((item) => [item.id, item]));
  const hashes = new Map(items.map(({ id }) => [id, hash(id)]));
  /** Questions of the same level, difficulty and number of options have the same probabilities. */
  const groups = groupAlike(items);
  /** Probability of a correct answer at each of `abilities`, by question. */
  const curves = new Map(
    groups.flatMap((group) => {
      const curve = abilities.map((ability) => probabilityCorrect(group[0], ability));
      return group.map(({ id }) => [id, curve] as const);
    }),
  );

  /** The first answer to each known question; a stored test may name questions that no longer exist. */
  function scoreAnswers(answers: readonly Answer[]): Map<Item, boolean> {
    const scored = new Map<Item, boolean>();
    for (const { id, option } of answers) {
      const item = byId.get(id);
      if (item && !scored.has(item)) scored.set(item, option === item.answer);
    }
    return scored;
  }

  function estimate(scored: Map<Item, boolean>): LevelEstimate {
    const weights = [...priorWeights];
    for (const [item, isCorrect] of scored) {
      const curve = curves.get(item.id)!;
      for (let index = 0; index < weights.length; index += 1)
        weights[index]! *= isCorrect ? curve[index]! : 1 - curve[index]!;
    }
    const total = weights.reduce((sum, weight) => sum + weight);
    const ability = weights.reduce((sum, weight, index) => sum + weight * abilities[index]!, 0) / total;
    const level = levelOf(ability);
    const ofLevel = weights.reduce((sum, weight, index) => (levels[index] === level ? sum + weight : sum), 0);
    return { level, ability, probability: ofLevel / total };
  }

  return {
    estimateLevel: (answers) => estimate(scoreAnswers(answers)),
    nextQuestion({ seed, hasSound, answers }) {
      const scored = scoreAnswers(answers);
      const { ability, probability } = estimate(scored);
      if (scored.size >= maxAnswers || (scored.size >= minAnswers && probability >= sufficientProbability))
        return undefined;

      const candidates = groups
        .map((group) => ({
          information: informationOf(group[0], ability),
          items: group.filter((item) => !scored.has(item) && (hasSound || item.kind !== "listening")),
        }))
        .filter((group) => group.items.length > 0);
      const best = Math.max(...candidates.map(({ information }) => information));
      const timesAsked: Partial<Record<QuestionKind, number>> = {};
      for (const { kind } of scored.keys()) timesAsked[kind] = (timesAsked[kind] ?? 0) + 1;
      const [first] = candidates
        .filter(({ information }) => information >= best * equivalentShare)
        .flatMap((group) => group.items)
        .map((item) => ({
          item,
          asked: timesAsked[item.kind] ?? 0,
          order: orderOf(hashes.get(item.id)!, seed),
        }))
        .sort((a, b) => a.asked - b.asked || a.order - b.order);
      return first?.item;
    },
  };
}

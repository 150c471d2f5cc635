import type { Experience } from "./experience";
import type { Question, QuestionKind } from "./schema";

/*
 * The adaptive test: a Rasch model with guessing. Ability is measured in HSK levels: 3.4 passes HSK 3 and is 40 % of the
 * way to HSK 4; below 1 is below HSK 1. A learner of ability a knows a question of difficulty b with the probability
 * k = 1 / (1 + exp(-slope * (a - b))), guesses some of the others, and is right with k + (1 - k) * guessed / options.
 */

/** Logits per level. An assumption: half a level above the pass mark, a learner knows 78 % of the level's questions. */
const slope = 1.7;
/** HSK passes with 180 of 300 points. A learner of ability L knows this share of the questions of level L. */
const passMark = 0.6;
const passMargin = Math.log(passMark / (1 - passMark)) / slope;
/** In levels, from a question of medium difficulty. */
const difficultyOffset = { easy: -0.3, medium: 0, hard: 0.3 };

/** The share of unknown questions that learners guess; the others are answered with "I don't know". */
const guessedShare = 0.5;

/**
 * What the first answer says about the test. The prior of the ability is normal, in levels, and so wide that the
 * questions decide. The first questions are at most those of `firstLevel`.
 */
const starts = {
  little: { mean: 1.8, deviation: 1.6, firstLevel: 1 },
  everyday: { mean: 3.8, deviation: 1.8, firstLevel: 2 },
} as const;
/** A question is at most this much harder, in levels, than the hardest one answered correctly: about one level. */
const maxStepUp = 1.1;
/** This many answers "I don't know" to questions of a level end it. */
const maxUnknown = 3;

/** Abilities at which the posterior is evaluated, in levels: five per level, none on a limit between two. */
const abilities = Array.from({ length: 55 }, (_, index) => -1.9 + index / 5);

const minAnswers = 6;
const maxAnswers = 18;
/**
 * The test ends once the estimated level has this probability. It falls with the number of answers, because further
 * questions hardly help if the ability is near the limit between two levels.
 */
const sufficientProbability = (answers: number) =>
  0.9 - (0.4 * (answers - minAnswers)) / (maxAnswers - minAnswers);
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
  experience: Experience;
  /** Without sound there are no listening questions. It may change during the test. */
  hasSound: boolean;
  answers: readonly Answer[];
};

export type LevelEstimate = {
  /** The most probable of the highest levels whose pass mark the learner reaches; 0 is below HSK 1. */
  level: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /** Mean of the posterior, in levels. */
  ability: number;
  /** Probability of the level, from 0 to 1. */
  probability: number;
};

const difficultyOf = ({ level, difficulty }: TestItem) => level - passMargin + difficultyOffset[difficulty];
/** Probability that a learner knows the answer. */
export const knowsAt = (item: TestItem, ability: number): number =>
  1 / (1 + Math.exp(-slope * (ability - difficultyOf(item))));

/** Probability of a correct answer, including guesses. */
function probabilityCorrect(item: TestItem, ability: number): number {
  const knows = knowsAt(item, ability);
  return knows + ((1 - knows) * guessedShare) / item.optionCount;
}

/** Fisher information of a question at an ability, in 1 / levels². */
function informationOf(item: TestItem, ability: number): number {
  const knows = knowsAt(item, ability);
  const correct = probabilityCorrect(item, ability);
  const derivative = (1 - guessedShare / item.optionCount) * slope * knows * (1 - knows);
  return derivative ** 2 / (correct * (1 - correct));
}

const levelOf = (ability: number) => Math.min(6, Math.max(0, Math.floor(ability))) as LevelEstimate["level"];
const levels = abilities.map(levelOf);
const priorWeights = ({ mean, deviation }: { mean: number; deviation: number }) =>
  abilities.map((ability) => Math.exp(-(((ability - mean) / deviation) ** 2) / 2));

/** The result of a learner who has never learned Chinese. */
const beginner: LevelEstimate = { level: 0, ability: 0, probability: 1 };

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
  estimateLevel: (test: Pick<LevelTest, "experience" | "answers">) => LevelEstimate;
  /**
   * Chooses the next question: of those within reach the most informative ones at the estimated ability, of these the
   * kind asked least, of these the first in the order of the seed. The test starts easy and climbs with correct answers.
   * After three answers "I don't know" in a level, no question of that level or a higher one follows.
   * @returns undefined if the test has ended: at once without experience, otherwise once the level is clear
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

/** The chosen options by question, null for "I don't know". */
type Scored<Item> = Map<Item, Answer["option"]>;

/** The lowest level with too many answers "I don't know"; Infinity if there is none. */
function endedLevel(scored: Scored<TestItem>): number {
  const unknown = [...scored].flatMap(([{ level }, option]) => (option === null ? [level] : []));
  return Math.min(
    ...unknown.filter((level) => unknown.filter((other) => other === level).length >= maxUnknown),
  );
}

/**
 * The highest level that the answers allow: a level that ended with "I don't know", without any correct answer in it, is
 * not reached, however likely it seems by the easier ones.
 */
function highestLevel(scored: Scored<TestItem>): number {
  const ended = endedLevel(scored);
  const inLevel = [...scored].filter(([{ level }]) => level === ended);
  const correct = inLevel.filter(([item, option]) => option === item.answer);
  return correct.length > 0 ? Infinity : ended - 1;
}

/** The difficulty up to which questions may be asked. */
function reachOf(scored: Scored<TestItem>, firstLevel: number): number {
  const correct = [...scored].flatMap(([item, option]) => (option === item.answer ? [item] : []));
  const first = firstLevel - passMargin + difficultyOffset.hard;
  return Math.max(first, ...correct.map((item) => difficultyOf(item) + maxStepUp));
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
  function scoreAnswers(answers: readonly Answer[]): Scored<Item> {
    const scored: Scored<Item> = new Map();
    for (const { id, option } of answers) {
      const item = byId.get(id);
      if (item && !scored.has(item)) scored.set(item, option);
    }
    return scored;
  }

  function estimate(experience: Experience, scored: Scored<Item>): LevelEstimate {
    if (experience === "none") return beginner;
    const weights = priorWeights(starts[experience]);
    for (const [item, option] of scored) {
      const curve = curves.get(item.id)!;
      const isCorrect = option === item.answer;
      for (let index = 0; index < weights.length; index += 1)
        weights[index]! *= isCorrect ? curve[index]! : 1 - curve[index]!;
    }
    const total = weights.reduce((sum, weight) => sum + weight);
    const ability = weights.reduce((sum, weight, index) => sum + weight * abilities[index]!, 0) / total;
    const masses = [0, 0, 0, 0, 0, 0, 0];
    for (const [index, weight] of weights.entries()) masses[levels[index]!]! += weight / total;
    const probability = Math.max(...masses);
    return { level: masses.indexOf(probability) as LevelEstimate["level"], ability, probability };
  }

  return {
    estimateLevel({ experience, answers }) {
      const scored = scoreAnswers(answers);
      const { level, ...rest } = estimate(experience, scored);
      return { ...rest, level: Math.min(level, highestLevel(scored)) as LevelEstimate["level"] };
    },
    nextQuestion({ seed, experience, hasSound, answers }) {
      if (experience === "none") return undefined;
      const scored = scoreAnswers(answers);
      const { level, ability, probability } = estimate(experience, scored);
      const ended = endedLevel(scored);
      if (scored.size >= maxAnswers || level >= ended) return undefined;
      if (scored.size >= minAnswers && probability >= sufficientProbability(scored.size)) return undefined;

      const reach = reachOf(scored, starts[experience].firstLevel);
      const candidates = groups
        .filter(([item]) => item.level < ended && difficultyOf(item) <= reach)
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

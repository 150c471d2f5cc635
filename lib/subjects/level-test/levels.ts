import type { TrialLevel } from "../../base/contract/trial-request";
import type { LevelEstimate } from "./estimate";

/** A result of the test: 0 is below HSK 1. */
export type Level = LevelEstimate["level"];

export const levels = [0, 1, 2, 3, 4, 5, 6] as const satisfies readonly Level[];

/** Parses the level of a shared result; undefined for anything but 0 to 6. */
export const parseLevel = (text: string): Level | undefined => levels.find((level) => String(level) === text);

/** The level of the trial lesson's request that corresponds to a result. */
export const trialLevelOfResult = {
  0: "beginner",
  1: "elementary",
  2: "elementary",
  3: "intermediate",
  4: "intermediate",
  5: "advanced",
  6: "advanced",
} as const satisfies Record<Level, TrialLevel>;

/** The HSK level that a learner of a level works on next; HSK 6 is the last. */
export const targetLevel = (level: Level): number => Math.min(level + 1, 6);

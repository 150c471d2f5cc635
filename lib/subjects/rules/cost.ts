import type { LessonRule } from "./rule";

/* What canceling or moving costs. Works on instants, so the same in every time zone; shared with browsers. */

const hourMs = 60 * 60 * 1000;

/** A booking at the time of its end. */
export type Ending = {
  /** Class points of the lessons ahead: a whole number, at least 0. */
  pointsAhead: number;
  /** The start of the lesson, of a series class that of its first lesson. */
  startsAt: Date;
  now: Date;
};

export type Cost = {
  /** Points that are kept, rounded down. */
  cost: number;
  /** Points that are given back: those ahead less the cost. */
  back: number;
  /** Until when it is free, inclusive; null if it always costs the same share, which may be 0. */
  freeUntil: Date | null;
};

/** What canceling costs. @param rule the one that the booking was made under */
export const cancelCost = (
  { freeCancelHours, lateCancelPercent }: Pick<LessonRule, "freeCancelHours" | "lateCancelPercent">,
  ending: Ending,
): Cost => costOf(freeCancelHours, lateCancelPercent, ending);

/** What moving to another lesson or class costs, besides the price of that one. */
export const moveCost = (
  { freeMoveHours, lateMovePercent }: Pick<LessonRule, "freeMoveHours" | "lateMovePercent">,
  ending: Ending,
): Cost => costOf(freeMoveHours, lateMovePercent, ending);

function costOf(freeHours: number | null, latePercent: number, { pointsAhead, startsAt, now }: Ending): Cost {
  const freeUntil =
    freeHours === null || latePercent === 0 ? null : new Date(startsAt.getTime() - freeHours * hourMs);
  const isFree = freeUntil !== null && now <= freeUntil;
  const cost = isFree ? 0 : Math.floor((pointsAhead * latePercent) / 100);
  return { cost, back: pointsAhead - cost, freeUntil };
}

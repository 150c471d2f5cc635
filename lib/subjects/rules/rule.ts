/*
 * The rules on canceling, moving and missing lessons, and on refunds, as data. Shared with browsers: no dependencies.
 */

/**
 * What a rule is about. `single`: one lesson of one student. `series`: a booking of a series class of any mode; its rule
 * concerns the booking, not one lesson. `live`: a free public live class. `trial`: the trial lesson.
 */
export const ruleKinds = ["single", "series", "live", "trial"] as const;
export type RuleKind = (typeof ruleKinds)[number];

/** What the school owes for a lesson that it cancels. */
export const schoolCancelChoices = ["newDate", "givenBack", "either"] as const;

/** Whether a family may do something by itself: not at all, once staff confirm it, or at once. */
export const selfServiceChoices = ["no", "ask", "atOnce"] as const;

/** The rule of one kind. Hours count back from the start of the lesson, of a series class from that of its first lesson. */
export type LessonRule = {
  /** Until how many hours before the start it can be canceled without cost; null for never, 0 for until the start. */
  freeCancelHours: number | null;
  /** The share of the points of the lessons ahead that a later cancelation costs. */
  lateCancelPercent: number;
  freeMoveHours: number | null;
  lateMovePercent: number;
  /** The share of a missed lesson's points that is deducted. A student who is late but attends has not missed it. */
  noShowPercent: number;
  /** A lesson is not deducted if its teacher is more minutes late. */
  teacherLateMinutes: number;
  schoolCancels: (typeof schoolCancelChoices)[number];
  /** A class transfer may be requested once that many lessons are over; null if there is no such limit. */
  transferAfterLessons: number | null;
  /** How many class transfers a booking has; 0 for none. */
  transfers: number;
  selfCancel: (typeof selfServiceChoices)[number];
  selfMove: (typeof selfServiceChoices)[number];
  /** How long before a lesson its reminder is sent. */
  reminderHours: number;
};

export const refundFormulas = ["none", "proRata"] as const;
export const usedPrices = ["packageRate", "smallerPackage"] as const;

/** What a package gives back after the statutory withdrawal (./withdrawal.ts). */
export type RefundRule = {
  /** Nothing, or what was paid less the price of the points that were used. */
  formula: (typeof refundFormulas)[number];
  /** The price of used points: the package's own rate, or that of the next smaller package. */
  usedAt: (typeof usedPrices)[number];
  /** Within how many months of the purchase a package can be exchanged; null for never. */
  exchangeMonths: number | null;
};

export type Rules = { lessons: Readonly<Record<RuleKind, LessonRule>>; refund: RefundRule };

/** What the specification states for all kinds (sections 1, 4 and 9). */
const common = {
  teacherLateMinutes: 10,
  schoolCancels: "either",
  transferAfterLessons: null,
  transfers: 0,
  reminderHours: 3,
} as const;

/** Canceling and moving costs nothing until the start. */
const free = { freeCancelHours: 0, lateCancelPercent: 0, freeMoveHours: 0, lateMovePercent: 0 } as const;

/** The rules of a school that has published none: those of the specification (sections 1, 4 and 9). */
export const defaultRules: Readonly<Record<RuleKind, LessonRule>> = {
  // The specification states no notice for single lessons; 24 hours is the one after which teachers are paid.
  single: {
    ...common,
    ...{ freeCancelHours: 24, lateCancelPercent: 100, freeMoveHours: 24, lateMovePercent: 100 },
    ...{ noShowPercent: 100, selfCancel: "no", selfMove: "no" },
  },
  series: {
    ...common,
    ...{ freeCancelHours: null, lateCancelPercent: 100 },
    // A transfer gives back the lessons ahead in full.
    ...{ freeMoveHours: null, lateMovePercent: 0, transferAfterLessons: 2, transfers: 1 },
    ...{ noShowPercent: 100, selfCancel: "no", selfMove: "ask" },
  },
  live: { ...common, ...free, noShowPercent: 0, selfCancel: "atOnce", selfMove: "no" },
  trial: { ...common, ...free, noShowPercent: 0, selfCancel: "atOnce", selfMove: "atOnce" },
};

export const defaultRefund: RefundRule = {
  formula: "none",
  usedAt: "packageRate",
  exchangeMonths: 6,
};

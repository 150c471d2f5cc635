/* Separate from find-warnings.ts, because the browser loads the rows of calls. */

export const trialWarningCodes = [
  "teacherBusy",
  "teacherTrial",
  "studentBusy",
  "closedDay",
  "noLink",
  "linkOpensSeats",
  "linkIsOpen",
] as const;

/** What staff most likely did not mean when they arrange a trial lesson. They may do so anyway. */
export type TrialWarning = {
  code: (typeof trialWarningCodes)[number];
  /** The start of the trial lesson, for a clash: one at another time is another warning. */
  at?: string;
  /** The class at the same time, the closed days, or the place with the same link, in each language. */
  other?: Partial<Record<string, string>>;
};

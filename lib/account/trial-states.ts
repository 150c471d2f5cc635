/**
 * How far a family's free trial lesson has come, once it is asked for. `withdrawn` by the family and `closed` by the
 * school end a request without a lesson: the family can ask again.
 */
export const trialStates = ["asked", "arranged", "held", "missed", "withdrawn", "closed"] as const;

export type TrialState = (typeof trialStates)[number];

/** States without a lesson in which the family can ask for one again. */
export const endedTrialStates = ["withdrawn", "closed"] as const satisfies readonly TrialState[];

export const isEndedTrial = (state: TrialState | "none"): boolean =>
  endedTrialStates.some((ended) => ended === state);

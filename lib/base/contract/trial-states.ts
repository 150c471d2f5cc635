/**
 * States of a requested trial lesson. `withdrawn` (by the family) and `closed` (by the school) end a request
 * without a lesson; the family can request another.
 */
export const trialStates = ["asked", "arranged", "held", "missed", "withdrawn", "closed"] as const;

export type TrialState = (typeof trialStates)[number];

/**
 * States in which the lesson can be entered, from five minutes before its start until its end: also by a student who was
 * marked as absent and comes late.
 */
export const enterableTrialStates = ["arranged", "held", "missed"] as const satisfies readonly TrialState[];

/** States after which the family can request another lesson. */
export const endedTrialStates = ["withdrawn", "closed"] as const satisfies readonly TrialState[];

export const isEndedTrial = (state: TrialState | "none"): boolean =>
  endedTrialStates.some((ended) => ended === state);

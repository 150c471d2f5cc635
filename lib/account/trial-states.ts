/** How far a family's free trial lesson has come, once it is asked for. */
export const trialStates = ["asked", "arranged", "held", "missed"] as const;

export type TrialState = (typeof trialStates)[number];

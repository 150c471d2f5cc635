import { school } from "./school";

/** What messages say about the trial lesson beside its kind, 1-on-1. */
export type TrialWorth = {
  /** In US dollars. */
  value: number;
  /** The length of the lesson, or `none` if the school states none. */
  minutes: string;
};

/** Returns what the trial lesson is worth; null if the school states no value. Server only. */
export function trialWorth(): TrialWorth | null {
  const { trialValue: value, trialMinutes } = school();
  return value === null ? null : { value, minutes: String(trialMinutes ?? "none") };
}

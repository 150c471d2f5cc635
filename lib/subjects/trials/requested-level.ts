import { trialLevels, type TrialLevel } from "../../base/contract/trial-request";
import { trialLevelParameter } from "../../base/paths";

/** Reads the level that the address of the trial lesson's page fills in; undefined if there is none or another value. */
export function requestedLevel(search: string): TrialLevel | undefined {
  const value = new URLSearchParams(search).get(trialLevelParameter);
  return trialLevels.find((level) => level === value);
}

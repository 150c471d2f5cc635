import type { TrialWishes } from "../../lib/base/contract/trial-request";

/** Input of a trial lesson request from a family in Hanoi. */
export const trialInput: TrialWishes = {
  goal: "hsk",
  level: "elementary",
  days: [1, 3],
  parts: ["evening"],
  time_zone: "Asia/Ho_Chi_Minh",
  channel: "zalo",
  contact: "+84912345678",
};

import type { TrialWishes } from "../../lib/account/trial-request";

/** What a family in Hanoi says when it asks for the trial lesson. */
export const trialInput: TrialWishes = {
  goal: "hsk",
  level: "elementary",
  days: [1, 3],
  parts: ["evening"],
  time_zone: "Asia/Ho_Chi_Minh",
  channel: "zalo",
  contact: "+84912345678",
};

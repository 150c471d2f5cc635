import { cancelCost, moveCost, type Cost, type Ending } from "../../../rules/cost";
import type { Seat } from "./seat";

/* What the rule that a booking was made under says about its end. */

/** The cost now, and the cost once the free time is over. */
export type Quote = Cost & { lateCost: number };

type SeatFacts = Pick<Seat, "rule" | "ahead" | "startsAt">;

/** What canceling a seat costs. @param asOf when it was asked for, which may be earlier than the present */
export const quoteCancel = (seat: SeatFacts, asOf: Date): Quote =>
  quote((ending) => cancelCost(seat.rule, ending), seat, asOf);

/** What leaving a seat for another class costs, besides the price of that one. */
export const quoteMove = (seat: SeatFacts, asOf: Date): Quote =>
  quote((ending) => moveCost(seat.rule, ending), seat, asOf);

function quote(costOf: (ending: Ending) => Cost, { ahead, startsAt }: SeatFacts, asOf: Date): Quote {
  const ending = { pointsAhead: ahead, startsAt };
  const cost = costOf({ ...ending, now: asOf });
  const isFree = cost.freeUntil !== null && asOf <= cost.freeUntil;
  const late = isFree && cost.freeUntil ? new Date(cost.freeUntil.getTime() + 1) : asOf;
  return { ...cost, lateCost: costOf({ ...ending, now: late }).cost };
}

/** Why a family cannot ask for a transfer, or that it can. */
export const transferStates = ["none", "used", "over", "early", "possible"] as const;
export type TransferState = (typeof transferStates)[number];

/** Whether a family may ask for a transfer. @param used the transfers before */
export function transferState(
  { rule, lessons, held }: Pick<Seat, "rule" | "lessons" | "held">,
  used: number,
): TransferState {
  if (rule.transfers === 0) return "none";
  if (used >= rule.transfers) return "used";
  if (held >= lessons) return "over";
  return held < (rule.transferAfterLessons ?? 0) ? "early" : "possible";
}

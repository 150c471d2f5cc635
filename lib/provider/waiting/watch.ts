import type { Database } from "../db/types";
import { repeat } from "../repeat";
import { offerDueSeats } from "./waiting-list";

/** The maximum delay until the next student is notified after an offer lapsed. The seat is theirs without delay. */
const pollIntervalMs = 30_000;

/** Offers freed seats for as long as the process runs, also after database failures. */
export function watchWaitingLists(db: Database): void {
  repeat({
    work: () => offerDueSeats(db, new Date()),
    everyMs: pollIntervalMs,
    failureMessage: "offering free seats failed",
  });
}

import type { Database } from "../db/types";
import { repeat } from "../repeat";
import { offerDueSeats } from "./line";

/** The maximum delay until the next student is notified after an offer lapsed. The seat is theirs without delay. */
const lookEveryMs = 30_000;

/** Offers freed seats for as long as the process runs, also after database failures. */
export function watchLines(db: Database): void {
  repeat({
    work: () => offerDueSeats(db, new Date()),
    everyMs: lookEveryMs,
    failed: "offering free seats failed",
  });
}

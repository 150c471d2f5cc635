import type { Database } from "../db/types";
import { repeat } from "../repeat";
import { offerDueSeats } from "./line";

/** An offer that has passed is told to the next this much later at most; whose seat it is does not wait for it. */
const lookEveryMs = 30_000;

/** Looks for as long as the process runs; a database that is away is looked for again. */
export function watchLines(db: Database): void {
  repeat({
    work: () => offerDueSeats(db, new Date()),
    everyMs: lookEveryMs,
    failed: "offering free seats failed",
  });
}

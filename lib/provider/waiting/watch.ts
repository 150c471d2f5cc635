import { describeError } from "../../log/describe-error";
import { log } from "../../log/log";
import type { Database } from "../db/types";
import { offerDueSeats } from "./line";

/** An offer that has passed is told to the next this much later at most; whose seat it is does not wait for it. */
const lookEveryMs = 30_000;

/** Looks for as long as the process runs; a database that is away is looked for again. */
export function watchLines(db: Database): void {
  const next = () => {
    offerDueSeats(db, new Date())
      .catch((error: unknown) => log.error({ error: describeError(error) }, "offering free seats failed"))
      .finally(() => setTimeout(next, lookEveryMs).unref());
  };
  next();
}

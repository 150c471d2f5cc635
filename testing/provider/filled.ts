import { oncePerRun } from "../once-per-run";
import { runSync } from "./child";

/** A data folder of PGlite, and the name of a PostgreSQL database where there is a server. */
export type Filled = { folder: string; postgres?: string };

/**
 * A database of each engine with the fixture in it, to be copied: filled by each test file anew, its rows took as long as
 * a second. The first process of a run that asks has them made, by a child that takes their memory with it.
 */
export function filled(): Filled {
  return oncePerRun("databases", (folder) => {
    if (!folder) throw new Error("Filled databases exist only in a run with Jest's global setup.");
    const printed = runSync(`await import("project:testing/provider/fill-databases.ts")`, { FOLDER: folder });
    return JSON.parse(printed) as Filled;
  });
}

import { existsSync } from "node:fs";
import { openPglite } from "../../base/db/pglite";
import { openPostgres, longRunningLimits } from "../../base/db/postgres";
import { databasePath } from "../../base/db/data-folder";
import { StartError } from "../../base/db/types";
import { dumpDatabase } from "./dump";
import type { RowCounts } from "./format";
import { splitLines } from "./lines";
import { loadBackup } from "./load";
import { suggestStop } from "./suggest-stop";

/**
 * Copies the built-in database of a data folder into a PostgreSQL database without rows, in one transaction that also
 * checks the invariants. The folder stays unchanged.
 * @throws StartError if a running site holds the folder, since visitors would keep writing to it; if there are no
 * data; if PostgreSQL cannot be reached or holds data.
 */
export async function moveToPostgres(dataDir: string, url: string): Promise<RowCounts> {
  if (!existsSync(databasePath(dataDir))) throw new StartError(`There are no data in ${dataDir} yet.`);
  const from = await openPglite(dataDir).catch(suggestStop);
  try {
    const to = await openPostgres(url, longRunningLimits);
    try {
      return await loadBackup(to.db, splitLines(dumpDatabase(from)), "database");
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}

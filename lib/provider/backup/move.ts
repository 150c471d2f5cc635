import { existsSync } from "node:fs";
import { openPglite } from "../db/pglite";
import { openPostgres, unhurried } from "../db/postgres";
import { databaseOf } from "../db/data-folder";
import { StartError } from "../db/types";
import { dumpDatabase } from "./dump";
import type { Contents } from "./format";
import { linesOf } from "./lines";
import { loadBackup } from "./load";

/**
 * Copies the built-in database of a data folder into a PostgreSQL database without rows, in one transaction that also
 * checks the invariants. The folder stays unchanged.
 * @throws StartError if a running site holds the folder, since visitors would keep writing to it; if there are no
 * data; if PostgreSQL cannot be reached or holds data.
 */
export async function move(dataDir: string, url: string): Promise<Contents> {
  if (!existsSync(databaseOf(dataDir))) throw new StartError(`There are no data in ${dataDir} yet.`);
  const from = await openPglite(dataDir);
  try {
    const to = await openPostgres(url, unhurried);
    try {
      return await loadBackup(to.db, linesOf(dumpDatabase(from)));
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}

import { existsSync, renameSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { databaseOf, unfinishedDatabase } from "../db/data-folder";
import { lockFolder } from "../db/lock";
import { StartError } from "../db/types";
import { openPostgres, unhurried } from "../db/postgres";
import type { Contents } from "./format";
import { unpack, unpackInto } from "./unpack";

type Restored = {
  contents: Contents;
  /** Folder of the previous data, if there were any. */
  kept?: string;
};

/**
 * Restores a backup into a data folder after opening and checking it. Existing data are kept beside it, and stay in
 * place if anything fails.
 * @throws StartError if a running site holds the folder (with its pid), if the folder has data and `replace`
 * is not set, or if the backup is inconsistent.
 */
export async function restore(
  file: string,
  dataDir: string,
  { replace = false, now = new Date() } = {},
): Promise<Restored> {
  const folder = resolve(dataDir);
  const unlock = lockFolder(folder);
  const place = databaseOf(folder);
  const unfinished = unfinishedDatabase(folder);
  try {
    const inTheWay = existsSync(place);
    if (inTheWay && !replace) {
      throw new StartError(
        `${folder} holds data already; --replace moves them aside and restores the backup.`,
      );
    }
    const contents = await unpack(file, unfinished);
    const kept = inTheWay ? `${place}.before-${now.toISOString().replace(/[:.]/g, "-")}` : undefined;
    if (kept) renameSync(place, kept);
    try {
      renameSync(unfinished, place);
    } catch (error) {
      if (kept) renameSync(kept, place);
      throw error;
    }
    return { contents, kept };
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
    unlock();
  }
}

/**
 * Restores a backup into a PostgreSQL database without rows, without statement timeouts.
 * @throws StartError if it cannot be reached or holds rows, or if the file is not a consistent backup.
 */
export async function restoreInto(url: string, file: string): Promise<Contents> {
  const to = await openPostgres(url, unhurried);
  return unpackInto(to.db, file).finally(to.close);
}

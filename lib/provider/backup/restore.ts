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
  /** Where the data of before are kept, if there were any. */
  kept?: string;
};

/**
 * Puts a backup into a data folder, once it was opened and found sound. Data that are there are kept beside it,
 * and stay in place when anything goes wrong.
 * @throws StartError when a running site holds the folder (with its pid), when the folder has data and `replace`
 * is not set, or when the backup is not sound.
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
      throw new StartError(`${folder} holds data already; --replace puts them aside and the backup in.`);
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
 * Puts a backup into a PostgreSQL that holds no rows, however long a statement takes.
 * @throws StartError when it cannot be reached or holds some, or when the file is no backup, or not a sound one.
 */
export async function restoreInto(url: string, file: string): Promise<Contents> {
  const to = await openPostgres(url, unhurried);
  return unpackInto(to.db, file).finally(to.close);
}

import { existsSync, renameSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { databasePath, createUnfinishedFolder } from "../../base/db/data-folder";
import { lockFolder } from "../../base/db/lock";
import { StartError } from "../../base/db/types";
import { openPostgres, longRunningLimits } from "../../base/db/postgres";
import type { RowCounts } from "./format";
import { suggestStop } from "./suggest-stop";
import { restoreToFolder, loadBackupFile } from "./unpack";

type RestoreResult = {
  contents: RowCounts;
  /** Folder of the previous data, if there were any. */
  previousData?: string;
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
): Promise<RestoreResult> {
  const folder = resolve(dataDir);
  const unlock = lockOrSuggestStop(folder);
  const databaseFolder = databasePath(folder);
  const unfinished = createUnfinishedFolder(folder);
  try {
    const hasData = existsSync(databaseFolder);
    if (hasData && !replace) {
      throw new StartError(
        `${folder} holds data already; --replace moves them aside and restores the backup.`,
      );
    }
    const contents = await restoreToFolder(file, unfinished);
    const previousData = hasData
      ? `${databaseFolder}.before-${now.toISOString().replace(/[:.]/g, "-")}`
      : undefined;
    if (previousData) renameSync(databaseFolder, previousData);
    try {
      renameSync(unfinished, databaseFolder);
    } catch (error) {
      if (previousData) renameSync(previousData, databaseFolder);
      throw error;
    }
    return { contents, previousData };
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
    unlock();
  }
}

function lockOrSuggestStop(folder: string): () => void {
  try {
    return lockFolder(folder);
  } catch (error) {
    return suggestStop(error);
  }
}

/**
 * Restores a backup into a PostgreSQL database without rows, without statement timeouts.
 * @throws StartError if it cannot be reached or holds rows, or if the file is not a consistent backup.
 */
export async function restoreIntoPostgres(url: string, file: string): Promise<RowCounts> {
  const to = await openPostgres(url, longRunningLimits);
  return loadBackupFile(to.db, file).finally(to.close);
}

import { drizzle } from "drizzle-orm/pglite";
import { openPgliteClient } from "../../base/db/pglite-client";
import { newDatabase } from "../../base/db/template.mjs";
import { StartError, type Database } from "../../base/db/types";
import type { RowCounts } from "./format";
import { readLines } from "./lines";
import { loadBackup } from "./load";
import { isOldCopy, unpackOldCopy } from "./old-copy";

/**
 * Restores a backup as an embedded database in an empty folder, checks the invariants between its rows and closes it.
 * @throws StartError if the file is not a backup or is inconsistent.
 */
export async function restoreToFolder(file: string, folder: string): Promise<RowCounts> {
  return withFileError(file, async () => {
    if (await isOldCopy(file)) return unpackOldCopy(file, folder);
    await newDatabase(folder);
    const client = await openPgliteClient({ dataDir: folder });
    try {
      return await loadBackup(drizzle(client), readLines(file));
    } finally {
      await client.close();
    }
  });
}

/**
 * Loads a backup into an open database without rows.
 * @throws StartError if it holds rows, or if the file is not a backup or is inconsistent.
 */
export async function loadBackupFile(db: Database, file: string): Promise<RowCounts> {
  return withFileError(file, async () => {
    if (await isOldCopy(file)) {
      throw new Error(
        "it is an old copy of the built-in database; restore it without DATABASE_URL, then `npm run move`",
      );
    }
    return loadBackup(db, readLines(file));
  });
}

/** Turns errors into a StartError of one line that names the file. */
async function withFileError<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${file} cannot be read as a backup: ${reasonOf(error)}.`, { cause: error });
  }
}

/** Drizzle's message of a failed query contains row data, which is private; the driver's message does not. */
function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: unknown };
  const reason = error instanceof Error && error.message.startsWith("Failed query") ? cause : error;
  return (reason instanceof Error ? reason.message : String(reason)).split("\n", 1)[0] ?? "";
}

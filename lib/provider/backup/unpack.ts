import { drizzle } from "drizzle-orm/pglite";
import { pgliteClient } from "../db/pglite-client";
import { newDatabase } from "../db/template.mjs";
import { StartError, type Database } from "../db/types";
import type { Contents } from "./format";
import { linesOfFile } from "./lines";
import { loadBackup } from "./load";
import { isOldCopy, unpackOldCopy } from "./old-copy";

/**
 * Makes a backup a database in an empty folder: every row is read and held to the rules that must hold between rows.
 * It is closed again when this returns.
 * @throws StartError when the file is no backup, or not a sound one.
 */
export async function unpack(file: string, folder: string): Promise<Contents> {
  return refusing(file, async () => {
    if (await isOldCopy(file)) return unpackOldCopy(file, folder);
    await newDatabase(folder);
    const client = await pgliteClient({ dataDir: folder });
    try {
      return await loadBackup(drizzle(client), linesOfFile(file));
    } finally {
      await client.close();
    }
  });
}

/**
 * Puts a backup into an open database that holds no rows.
 * @throws StartError when it holds some, or when the file is no backup, or not a sound one.
 */
export async function unpackInto(db: Database, file: string): Promise<Contents> {
  return refusing(file, async () => {
    if (await isOldCopy(file)) {
      throw new Error(
        "it is an old copy of the built-in database; restore it without DATABASE_URL, then `npm run move`",
      );
    }
    return loadBackup(db, linesOfFile(file));
  });
}

/** What was thrown, as one line that names the file. */
async function refusing<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${file} cannot be read as a backup: ${reasonOf(error)}.`, { cause: error });
  }
}

/** A failed query's own message holds its rows, which are nobody's business; the database's does not. */
function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: unknown };
  const reason = error instanceof Error && error.message.startsWith("Failed query") ? cause : error;
  return (reason instanceof Error ? reason.message : String(reason)).split("\n", 1)[0] ?? "";
}

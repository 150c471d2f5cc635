import { resolve } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { prepareFolder } from "./data-folder";
import { lockFolder } from "./lock";
import { openPgliteClient } from "./pglite-client";

/** A locked data folder with its open database. */
export type OpenFolder = { folder: string; client: PGlite; unlock: () => void };

/**
 * Locks a data folder and opens its PGlite. A folder without data gets a new database first.
 * @throws FolderInUse if another process owns the folder; StartError if its database is missing.
 */
export async function openFolder(dataDir: string): Promise<OpenFolder> {
  const folder = resolve(dataDir);
  const unlock = lockFolder(folder);
  try {
    return { folder, client: await openPgliteClient(prepareFolder(folder)), unlock };
  } catch (error) {
    unlock();
    throw error;
  }
}

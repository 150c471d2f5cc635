import { resolve } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { prepareFolder } from "./data-folder";
import { lockFolder } from "./lock";
import { pgliteClient } from "./pglite-client";

/** A data folder that this process owns, its database open. */
export type OpenFolder = { folder: string; client: PGlite; unlock: () => void };

/**
 * Opens PGlite in a folder that this process then owns. A folder without data gets a new database first.
 * @throws StartError when another process owns the folder.
 */
export async function openFolder(dataDir: string): Promise<OpenFolder> {
  const folder = resolve(dataDir);
  const unlock = lockFolder(folder);
  try {
    return { folder, client: await pgliteClient(prepareFolder(folder)), unlock };
  } catch (error) {
    unlock();
    throw error;
  }
}

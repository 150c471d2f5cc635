import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { lockFolder } from "./lock";
import { FolderInUse, StartError } from "./types";

/* A data folder contains `database`, and temporarily an unfinished database or copies for backups. */

const unfinishedPrefix = "database.unfinished";
const copyPrefix = "copy-";

/** Returns the path of a data folder's database. */
export const databasePath = (folder: string) => join(folder, "database");

/** Creates a folder for a database that is moved into place when complete. */
export function createUnfinishedFolder(folder: string): string {
  // The name is unique, since the child process of a killed start may still be writing.
  return mkdtempSync(join(folder, `${unfinishedPrefix}-`));
}

/** Creates a data folder within a data folder, for a copy of its database. */
export const createCopyFolder = (folder: string): string => mkdtempSync(join(folder, copyPrefix));

/** Path of a database to open. `unfinished` is set if it must first be created there and then moved. */
export type DatabaseLocation = { dataDir: string; unfinished?: string };

/** Prepares a locked data folder for opening: removes leftovers of killed processes. @throws StartError */
export function prepareFolder(folder: string): DatabaseLocation {
  removeLeftovers(folder);
  const dataDir = databasePath(folder);
  // A first start that is killed midway must not leave an incomplete database.
  if (!existsSync(dataDir)) return { dataDir, unfinished: createUnfinishedFolder(folder) };
  // In a folder without a database PGlite would create one, and hide that the data are lost.
  if (!existsSync(join(dataDir, "PG_VERSION"))) throw new StartError(`There is no database in ${dataDir}.`);
  return { dataDir };
}

function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const isLeftover = name.startsWith(unfinishedPrefix) || (name.startsWith(copyPrefix) && !isInUse(path));
    if (isLeftover) rmSync(path, { recursive: true, force: true });
  }
}

/** Whether another process has locked the folder, as a backup does with the copy that it reads. */
function isInUse(folder: string): boolean {
  try {
    lockFolder(folder)();
    return false;
  } catch (error) {
    if (error instanceof FolderInUse) return true;
    throw error;
  }
}

import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { lockFolder } from "./lock";
import { FolderInUse, StartError } from "./types";

/* What stands in a data folder: `database`, and beside it what is not its database yet, or a copy for a backup. */

const unfinishedPrefix = "database.unfinished";
const copyPrefix = "copy-";

/** Where the database of a data folder is. */
export const databaseOf = (folder: string) => join(folder, "database");

/** A new folder for a database that is moved to its place when it is whole. */
export function unfinishedDatabase(folder: string): string {
  // A name of its own: the child of a killed start may still be writing.
  return mkdtempSync(join(folder, `${unfinishedPrefix}-`));
}

/** A new data folder within a data folder, for a copy of its database. */
export const copyFolder = (folder: string): string => mkdtempSync(join(folder, copyPrefix));

/** Where a database is to be opened; where there is none yet, the folder to make one in that is then moved there. */
export type Place = { dataDir: string; unfinished?: string };

/** Makes a data folder ready to be opened by its owner: without what killed processes left. */
export function prepareFolder(folder: string): Place {
  removeLeftovers(folder);
  const dataDir = databaseOf(folder);
  // A first start that is killed half way must not leave a half-made database.
  if (!existsSync(dataDir)) return { dataDir, unfinished: unfinishedDatabase(folder) };
  // PGlite would make a new database in a folder that holds none, and hide that the data are gone.
  if (!existsSync(join(dataDir, "PG_VERSION"))) throw new StartError(`There is no database in ${dataDir}.`);
  return { dataDir };
}

function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const left = name.startsWith(unfinishedPrefix) || (name.startsWith(copyPrefix) && !inUse(path));
    if (left) rmSync(path, { recursive: true, force: true });
  }
}

/** Whether another process holds a data folder, as a backup holds the copy that it reads. */
function inUse(folder: string): boolean {
  try {
    lockFolder(folder)();
    return false;
  } catch (error) {
    if (error instanceof FolderInUse) return true;
    throw error;
  }
}

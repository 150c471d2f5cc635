import { resolve } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { prepareFolder } from "./data-folder";
import { lockFolder } from "./lock";
import { pgliteClient } from "./pglite-client";

/** A data folder that this process owns, its database open. */
export type OpenFolder = { folder: string; client: PGlite; unlock: () => void };

/* The site's own server and Next have each a copy of this module. */
const shared = globalThis as { yuqiaoFolder?: { folder: string; opening: Promise<OpenFolder> } };

/**
 * Opens PGlite in a folder that this process then owns, or takes what `openFolderEarly` has begun. A folder without
 * data gets a new database first.
 * @throws StartError when another process owns the folder.
 */
export function openFolder(dataDir: string): Promise<OpenFolder> {
  const folder = resolve(dataDir);
  const early = shared.yuqiaoFolder;
  if (early?.folder !== folder) return open(folder);
  shared.yuqiaoFolder = undefined;
  return early.opening;
}

/** Begins to open a folder before what will ask for it is loaded, in a thread that has nothing else to do. */
export function openFolderEarly(dataDir: string): void {
  const folder = resolve(dataDir);
  const opening = open(folder);
  // Who asks for it is told.
  opening.catch(() => undefined);
  shared.yuqiaoFolder = { folder, opening };
}

async function open(folder: string): Promise<OpenFolder> {
  const unlock = lockFolder(folder);
  try {
    return { folder, client: await pgliteClient(prepareFolder(folder)), unlock };
  } catch (error) {
    unlock();
    throw error;
  }
}

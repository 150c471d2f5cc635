import { resolve } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { prepareFolder } from "./data-folder";
import { lockFolder } from "./lock";
import { pgliteClient } from "./pglite-client";
import { processState } from "../../process-state";

/** A data folder that this process owns, its database open. */
export type OpenFolder = { folder: string; client: PGlite; unlock: () => void };

const openFolderSlot = processState<{ folder: string; opening: Promise<OpenFolder> }>("folder");

/**
 * Opens PGlite in a folder that this process then owns, or takes what `openFolderEarly` has begun. A folder without
 * data gets a new database first.
 * @throws StartError when another process owns the folder.
 */
export function openFolder(dataDir: string): Promise<OpenFolder> {
  const folder = resolve(dataDir);
  const early = openFolderSlot.value;
  if (early?.folder !== folder) return open(folder);
  openFolderSlot.value = undefined;
  return early.opening;
}

/** Begins to open a folder before what will ask for it is loaded, in a thread that has nothing else to do. */
export function openFolderEarly(dataDir: string): void {
  const folder = resolve(dataDir);
  const opening = open(folder);
  // Who asks for it is told.
  opening.catch(() => undefined);
  openFolderSlot.value = { folder, opening };
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

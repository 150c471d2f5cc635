import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { tryLock } from "fs-native-extensions";
import { FolderInUse } from "./types";

/**
 * Makes this process the only owner of a data folder, until the returned function is called or the process ends. The
 * operating system holds the lock, so a killed owner leaves none behind.
 * PGlite itself has no lock: with a second process on the same folder, rows would be lost silently.
 * @throws FolderInUse with the owner's pid if another process has the folder.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, "lock");
  const fd = openSync(path, "a+");
  if (!tryLock(fd)) {
    closeSync(fd);
    const owner = readFileSync(path, "utf8").trim() || "unknown";
    throw new FolderInUse(`The data folder ${folder} is in use by the process with pid ${owner}.`);
  }
  ftruncateSync(fd, 0);
  writeSync(fd, `${process.pid}\n`);
  return () => closeSync(fd);
}

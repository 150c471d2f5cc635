import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Linux's in-memory file system. */
const memoryFolder = "/dev/shm";
const prefix = "yuqiao-test-";
/** Required free space. The tests use some hundred megabytes; containers have only 64 MB there by default. */
const minFreeBytes = 4 * 2 ** 30;

/**
 * Sets TMPDIR to an in-memory folder if there is enough space: every test file and browser server copies a database of some
 * 1,200 files, which takes a second on a disk and 80 ms in memory.
 * @returns a function that deletes the folder
 */
export function useMemoryForTempFiles(env = process.env) {
  if (env.TMPDIR || !existsSync(memoryFolder)) return () => {};
  removeLeftovers();
  const { bavail, bsize } = statfsSync(memoryFolder);
  if (bavail * bsize < minFreeBytes) return () => {};
  const folder = mkdtempSync(join(memoryFolder, `${prefix}${process.pid}-`));
  env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Deletes the folders of killed runs, which would use memory until the next reboot. */
function removeLeftovers() {
  for (const name of readdirSync(memoryFolder)) {
    if (!name.startsWith(prefix)) continue;
    const [pid] = name.slice(prefix.length).split("-");
    if (!existsSync(`/proc/${pid}`)) rmSync(join(memoryFolder, name), { recursive: true, force: true });
  }
}

/** The data folder of the browser tests' server on a port. */
export const testDataFolder = (port) => join(tmpdir(), `yuqiao-site-${port}`);

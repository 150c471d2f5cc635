import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Linux's in-memory file system. */
const memory = "/dev/shm";
const prefix = "yuqiao-test-";
/** Required free space. The tests use some hundred megabytes; containers have only 64 MB there by default. */
const leastBytes = 4 * 2 ** 30;

/**
 * Sets TMPDIR to an in-memory folder if there is enough space: every test file and browser server copies a database of some
 * 1,200 files, which takes a second on a disk and 80 ms in memory.
 * @returns a function that deletes the folder
 */
export function scratchInMemory(env = process.env) {
  if (env.TMPDIR || !existsSync(memory)) return () => {};
  removeLeftovers();
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < leastBytes) return () => {};
  const own = mkdtempSync(join(memory, `${prefix}${process.pid}-`));
  env.TMPDIR = own;
  return () => rmSync(own, { recursive: true, force: true });
}

/** Deletes the folders of killed runs, which would use memory until the next reboot. */
function removeLeftovers() {
  for (const name of readdirSync(memory)) {
    if (!name.startsWith(prefix)) continue;
    const [pid] = name.slice(prefix.length).split("-");
    if (!existsSync(`/proc/${pid}`)) rmSync(join(memory, name), { recursive: true, force: true });
  }
}

/** The data folder of the browser tests' server on a port. */
export const siteData = (port) => join(tmpdir(), `yuqiao-site-${port}`);

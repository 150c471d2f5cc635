import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where Linux keeps files in memory. */
const memory = "/dev/shm";
const prefix = "yuqiao-test-";
/** The tests hold some hundred megabytes at a time; containers have 64 MB there unless told otherwise. */
const leastBytes = 4 * 2 ** 30;

/**
 * Lets this process and its children keep what they throw away in memory, where there is room: every test file and
 * browser server has a database of some 1,200 files, whose copy takes a second on a disk and 80 ms in memory.
 * @returns what clears it away.
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

/** What a killed run left would hold memory until the machine's next start. */
function removeLeftovers() {
  for (const name of readdirSync(memory)) {
    if (!name.startsWith(prefix)) continue;
    const [pid] = name.slice(prefix.length).split("-");
    if (!existsSync(`/proc/${pid}`)) rmSync(join(memory, name), { recursive: true, force: true });
  }
}

/** The data folder of the browser tests' site on a port. */
export const siteData = (port) => join(tmpdir(), `yuqiao-site-${port}`);

import { createWriteStream, renameSync, rmSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Pieces } from "./commands";

/**
 * Writes an answer to a file that only its owner may read: it holds personal data. It stands beside its place until
 * it is whole, and until `check` has found it good: a file of that name can be relied on.
 * @returns what `check` returned for the unfinished file.
 * @throws what reading, writing or checking throws; the file is then not there, or the one of before.
 */
export async function writeWhole<Result>(
  pieces: Pieces,
  file: string,
  check: (unfinished: string) => Promise<Result>,
): Promise<Result> {
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    const place = createWriteStream(unfinished, { mode: 0o600, flags: "wx", flush: true });
    await pipeline(Readable.from(pieces), place);
    const result = await check(unfinished);
    renameSync(unfinished, file);
    return result;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

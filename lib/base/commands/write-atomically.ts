import { createWriteStream, renameSync, rmSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { CommandOutput } from "./command";

/**
 * Writes output to a file that only its owner may read, since it holds personal data. The file gets its final name
 * only after it is complete and `check` has accepted it.
 * @returns the result of `check`.
 * @throws errors of reading, writing or checking; an existing file of that name is then left unchanged.
 */
export async function writeAtomically<Result>(
  output: CommandOutput,
  file: string,
  check: (unfinished: string) => Promise<Result>,
): Promise<Result> {
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    const stream = createWriteStream(unfinished, { mode: 0o600, flags: "wx", flush: true });
    await pipeline(Readable.from(output), stream);
    const result = await check(unfinished);
    renameSync(unfinished, file);
    return result;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { Pieces } from "../admin/commands";
import { writeWhole } from "../admin/write-whole";
import { unpack, type Contents } from "./unpack";

/**
 * Writes a backup to a file, once it was opened and found sound: a file of that name can be restored.
 * @throws StartError when it is not sound; the file is then not there, or the one of before.
 */
export async function writeBackup(pieces: Pieces, file: string): Promise<Contents> {
  mkdirSync(dirname(file), { recursive: true });
  return writeWhole(pieces, file, unpack);
}

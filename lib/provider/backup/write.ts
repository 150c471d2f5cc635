import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeWhole } from "../admin/write-whole";
import type { Connection } from "../db/types";
import { dumpDatabase } from "./dump";
import type { Contents } from "./format";
import { packed } from "./lines";
import { unpack } from "./unpack";

/**
 * Writes a backup of a database to a file, once it was restored beside it and found sound: a file of that name can be
 * relied on.
 * @throws StartError when it is not sound; the file is then not there, or the one of before.
 */
export async function writeBackup(connection: Connection, file: string): Promise<Contents> {
  mkdirSync(dirname(file), { recursive: true });
  return writeWhole(packed(dumpDatabase(connection)), file, tryOut);
}

async function tryOut(file: string): Promise<Contents> {
  const folder = mkdtempSync(join(dirname(file), "tried-"));
  try {
    return await unpack(file, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

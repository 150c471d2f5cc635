import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeWhole } from "../admin/write-whole";
import type { Connection } from "../db/types";
import { dumpDatabase } from "./dump";
import type { Contents } from "./format";
import { packed } from "./lines";
import { unpack } from "./unpack";

/**
 * Writes a backup to a file. The file gets its name only after a test restore beside it found it consistent.
 * @throws StartError if it is inconsistent; an existing file of that name is then left unchanged.
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

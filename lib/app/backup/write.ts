import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeAtomically } from "../../base/commands/write-atomically";
import type { Connection } from "../../base/db/types";
import { dumpDatabase } from "./dump";
import type { RowCounts } from "./format";
import { compressLines } from "./lines";
import { restoreToFolder } from "./unpack";

/**
 * Writes a backup to a file, with `madeAt` as its date. The file gets its name only after a test restore beside it found it consistent.
 * @throws StartError if it is inconsistent; an existing file of that name is then left unchanged.
 */
export async function writeBackup(
  connection: Connection,
  file: string,
  madeAt = new Date(),
): Promise<RowCounts> {
  mkdirSync(dirname(file), { recursive: true });
  return writeAtomically(compressLines(dumpDatabase(connection, madeAt)), file, testRestore);
}

async function testRestore(file: string): Promise<RowCounts> {
  const folder = mkdtempSync(join(dirname(file), "tried-"));
  try {
    return await restoreToFolder(file, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

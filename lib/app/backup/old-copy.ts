import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { createGunzip, gunzip } from "node:zlib";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { findBrokenInvariants } from "../../base/db/invariants";
import { fillPhoneKeys } from "../../base/db/fill-phone-keys";
import { migrationsFolder } from "../../base/db/migrations";
import { openPgliteClient } from "../../base/db/pglite-client";
import { countRows } from "../all-tables";
import type { RowCounts } from "./format";

/*
 * Until November 2026 a backup was PGlite's folder as a gzip-compressed tar. Such a file opens as long as the
 * installed PGlite has the same PostgreSQL major version.
 */

/** Whether a gzip file holds a tar: the word "ustar" is at a fixed offset. */
export async function isOldCopy(file: string): Promise<boolean> {
  for await (const piece of createReadStream(file, { end: 65_535 }).pipe(
    createGunzip(),
  ) as AsyncIterable<Buffer>) {
    return piece.toString("latin1", 257, 262) === "ustar";
  }
  return false;
}

/** Unpacks an old copy into an empty folder, migrates it and closes it. @throws Error if it is inconsistent. */
export async function unpackOldCopy(file: string, folder: string): Promise<RowCounts> {
  const tar = await promisify(gunzip)(await readFile(file));
  const client = await openPgliteClient({ dataDir: folder }, new Blob([tar]));
  try {
    const db = drizzle(client);
    await migrate(db, { migrationsFolder: migrationsFolder() });
    await fillPhoneKeys(db);
    const [broken] = await findBrokenInvariants(db);
    if (broken) throw new Error(`it is inconsistent: ${broken}`);
    return await countRows(db);
  } finally {
    await client.close();
  }
}

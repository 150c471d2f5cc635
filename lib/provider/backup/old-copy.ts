import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { createGunzip, gunzip } from "node:zlib";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { brokenInvariants } from "../db/invariants";
import { keyPhones } from "../db/key-phones";
import { migrationsFolder } from "../db/migrations-folder";
import { pgliteClient } from "../db/pglite-client";
import { rowCounts } from "../db/tables";
import type { Contents } from "./format";

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
export async function unpackOldCopy(file: string, folder: string): Promise<Contents> {
  const tar = await promisify(gunzip)(await readFile(file));
  const client = await pgliteClient({ dataDir: folder }, new Blob([tar]));
  try {
    const db = drizzle(client);
    await migrate(db, { migrationsFolder: migrationsFolder() });
    await keyPhones(db);
    const [broken] = await brokenInvariants(db);
    if (broken) throw new Error(`it is inconsistent: ${broken}`);
    return await rowCounts(db);
  } finally {
    await client.close();
  }
}

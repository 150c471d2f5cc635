import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { drizzle } from "drizzle-orm/pglite";
import { brokenInvariants } from "../db/invariants";
import { rowCounts } from "../db/tables";
import { StartError } from "../db/types";

/** Rows by table. */
export type Contents = Record<string, number>;

/**
 * Opens a backup as a database in a new folder, or in memory, reads every table and holds it to the rules that
 * must hold between rows. It is closed again when this returns.
 * @throws StartError when the file is no backup, or not a sound one.
 */
export async function unpack(file: string, folder?: string): Promise<Contents> {
  const { PGlite } = await import("@electric-sql/pglite");
  const tar = await readFile(file)
    .then(promisify(gunzip))
    .catch((error: unknown) => refuse(file, error));
  const client = await PGlite.create({ dataDir: folder, loadDataDir: new Blob([tar]) }).catch(
    (error: unknown) => refuse(file, error),
  );
  try {
    const db = drizzle(client);
    const contents = await rowCounts(db).catch((error: unknown) => refuse(file, error));
    const [broken] = await brokenInvariants(db);
    if (broken) throw new StartError(`The backup ${file} is not sound: ${broken}.`);
    return contents;
  } finally {
    await client.close();
  }
}

function refuse(file: string, error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  throw new StartError(`${file} cannot be read as a backup: ${reason.split("\n", 1)[0]}.`, { cause: error });
}

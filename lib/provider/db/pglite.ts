import { cp } from "node:fs/promises";
import { resolve } from "node:path";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { copyFolder, databaseOf, prepareFolder } from "./data-folder";
import { keyPhones } from "./key-phones";
import { lockFolder } from "./lock";
import { migrationsFolder } from "./migrations-folder";
import { pgliteClient } from "./pglite-client";
import type { Connection } from "./types";

/**
 * Opens PGlite in a folder that this process then owns, with its tables up to date. A folder without data gets a new
 * database first.
 * @throws StartError when another process owns the folder.
 */
export async function openPglite(dataDir: string): Promise<Connection> {
  const folder = resolve(dataDir);
  const unlock = lockFolder(folder);
  try {
    const client = await pgliteClient(await prepareFolder(folder));
    const db = drizzle(client);
    await migrate(db, { migrationsFolder: migrationsFolder() });
    await keyPhones(db);
    const copy = async () => {
      const place = copyFolder(folder);
      // In a transaction, for which every other query waits: the files do not change meanwhile.
      await client.transaction(() => cp(databaseOf(folder), databaseOf(place), { recursive: true }));
      return place;
    };
    const close = async () => {
      await client.close();
      unlock();
    };
    return { engine: "pglite", db, copy, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

import { cp } from "node:fs/promises";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { copyFolder, databaseOf } from "./data-folder";
import { keyPhones } from "./key-phones";
import { migrationsFolder } from "./migrations-folder";
import { openFolder } from "./open-folder";
import type { Connection } from "./types";

/**
 * Opens PGlite in a folder that this process then owns, with its tables up to date. A folder without data gets a new
 * database first.
 * @throws StartError when another process owns the folder.
 */
export async function openPglite(dataDir: string): Promise<Connection> {
  const { folder, client, unlock } = await openFolder(dataDir);
  try {
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

import { cp } from "node:fs/promises";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { copyFolder, databaseOf } from "./data-folder";
import { keyPhones } from "./key-phones";
import { migrationsFolder } from "./migrations-folder";
import { openFolder, type OpenFolder } from "./open-folder";
import type { Connection } from "./types";

/**
 * Opens PGlite in a folder that this process then owns, with its tables up to date. A folder without data gets a new
 * database first.
 * @throws StartError when another process owns the folder.
 */
export async function openPglite(dataDir: string): Promise<Connection> {
  const open = await openFolder(dataDir);
  try {
    return await connectionTo(open);
  } catch (error) {
    open.unlock();
    throw error;
  }
}

/** Brings the tables of an open folder up to date. */
export async function connectionTo({ folder, client, unlock }: OpenFolder): Promise<Connection> {
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
}

import { cp } from "node:fs/promises";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { createCopyFolder, databasePath } from "./data-folder";
import { fillPhoneKeys } from "./fill-phone-keys";
import { migrationsFolder } from "./migrations";
import { openFolder, type OpenFolder } from "./open-folder";
import type { Connection } from "./types";

/**
 * Locks a data folder, opens its PGlite and migrates it. A folder without data gets a new database first.
 * @throws FolderInUse if another process owns the folder; StartError if its database is missing.
 */
export async function openPglite(dataDir: string): Promise<Connection> {
  const openedFolder = await openFolder(dataDir);
  try {
    return await migrateFolder(openedFolder);
  } catch (error) {
    openedFolder.unlock();
    throw error;
  }
}

/** Migrates the database of an open folder. */
export async function migrateFolder({ folder, client, unlock }: OpenFolder): Promise<Connection> {
  const db = drizzle(client);
  await migrate(db, { migrationsFolder: migrationsFolder() });
  await fillPhoneKeys(db);
  const copy = async () => {
    const target = createCopyFolder(folder);
    // All other queries wait for this transaction, so the files do not change during the copy.
    await client.transaction(() => cp(databasePath(folder), databasePath(target), { recursive: true }));
    return target;
  };
  const close = async () => {
    await client.close();
    unlock();
  };
  return { engine: "pglite", db, copy, close };
}

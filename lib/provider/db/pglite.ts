import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { lockFolder } from "./lock";
import { migrationsFolder } from "./migrations-folder";
import type { Connection } from "./types";

/**
 * Opens PGlite in a folder that this process then owns; without a folder, in memory (for tests).
 * @throws StartError when another process owns the folder.
 */
export async function openPglite(dataDir?: string): Promise<Connection> {
  const folder = dataDir === undefined ? undefined : resolve(dataDir);
  const unlock = folder === undefined ? () => undefined : lockFolder(folder);
  try {
    // Loaded only here: with PostgreSQL the WASM never is.
    const { PGlite } = await import("@electric-sql/pglite");
    const open = async (at?: string) => await PGlite.create({ dataDir: at });
    const client = await open(folder && (await prepare(folder, open)));
    const db = drizzle(client);
    await migrate(db, { migrationsFolder: migrationsFolder() });
    return {
      engine: "pglite",
      db,
      // Packing it would keep the queries waiting.
      dump: () => client.dumpDataDir("none"),
      close: async () => {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * A first start that is killed half way must not leave a half-made database: it is made beside its place
 * and moved there whole.
 */
async function prepare(
  folder: string,
  open: (at: string) => Promise<{ close: () => Promise<void> }>,
): Promise<string> {
  const place = join(folder, "database");
  if (existsSync(place)) return place;
  const unfinished = join(folder, "database.unfinished");
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished);
  const first = await open(unfinished);
  await first.close();
  renameSync(unfinished, place);
  return place;
}

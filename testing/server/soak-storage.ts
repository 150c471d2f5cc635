import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { databasePath } from "../../lib/base/db/data-folder";
import { lockFolder } from "../../lib/base/db/lock";
import { openPglite } from "../../lib/base/db/pglite";
import { openPostgres } from "../../lib/base/db/postgres";
import type { Connection } from "../../lib/base/db/types";
import { createDatabase } from "../provider/postgres";

/** A copy of the killed site's database, for checks while the next process runs. */
export type StorageCopy = { open: () => Promise<Connection>; drop: () => Promise<void> };

/** The database of a site that is killed. */
export type SoakStorage = {
  /** Opens the database while no site runs. */
  open: () => Promise<Connection>;
  /** The site's settings for this database. */
  settings: Record<string, string>;
  /** Copies the database while no site runs. */
  copy: () => Promise<StorageCopy>;
  /** @throws Error if the running process does not own the database as it must */
  assertOwned: (pid: number | undefined) => void;
  drop: () => Promise<void>;
};

const removeFolder = (path: string) => rmSync(path, { recursive: true, force: true });

/** The built-in database, in an empty folder. */
export function createPgliteStorage(folder: string): SoakStorage {
  const dataDir = join(folder, "data");
  return {
    open: () => openPglite(dataDir),
    settings: { DATA_DIR: dataDir },
    copy: async () => {
      const copyDir = join(folder, "copy");
      cpSync(databasePath(dataDir), databasePath(copyDir), { recursive: true });
      return { open: () => openPglite(copyDir), drop: async () => removeFolder(copyDir) };
    },
    assertOwned: (pid) => {
      try {
        lockFolder(dataDir)();
      } catch (error) {
        if (String(error).endsWith(`is in use by the process with pid ${pid}.`)) return;
        throw error;
      }
      throw new Error(`Process ${pid} does not lock its data folder.`);
    },
    drop: async () => removeFolder(dataDir),
  };
}

/** A new PostgreSQL database, and an empty folder for the site's other data. The server goes on running: only the site is killed. */
export async function createPostgresStorage(folder: string): Promise<SoakStorage> {
  const database = await createDatabase();
  return {
    open: () => openPostgres(database.url),
    settings: { DATABASE_URL: database.url, DATA_DIR: join(folder, "data") },
    copy: async () => {
      const copy = await createDatabase(new URL(database.url).pathname.slice(1));
      return { open: () => openPostgres(copy.url), drop: copy.drop };
    },
    // Several processes may share a PostgreSQL database.
    assertOwned: () => undefined,
    drop: database.drop,
  };
}

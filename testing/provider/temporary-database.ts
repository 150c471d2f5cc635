import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPglite } from "../../lib/base/db/pglite";
import type { Connection } from "../../lib/base/db/types";

/**
 * Opens an empty PGlite database that is deleted on close. Opening a folder copied from the template takes half the time
 * and a third of the memory of an in-memory database.
 */
export async function openTemporaryDatabase(): Promise<Connection> {
  const folder = mkdtempSync(join(tmpdir(), "yuqiao-database-"));
  const connection = await openPglite(folder);
  return {
    ...connection,
    close: async () => {
      await connection.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

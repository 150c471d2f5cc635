import { rmSync } from "node:fs";
import { textOf } from "../admin/text-of";
import { reach } from "../admin/run";
import { sendCommand } from "../admin/send-command";
import { closeDatabase } from "../db/connect";
import { openPglite } from "../db/pglite";
import type { Connection } from "../db/types";

/**
 * Opens the configured database for a full read: PostgreSQL, a free data folder, or a copy that the running site makes
 * of its embedded database. Closing the connection removes the copy.
 * @throws StartError if there are no data or they cannot be reached.
 */
export async function openSource(): Promise<Connection> {
  const reached = await reach();
  if (typeof reached !== "string") return { ...reached, close: closeDatabase };
  const copy = await textOf(await sendCommand(reached, "copy", {}));
  const connection = await openPglite(copy);
  return {
    ...connection,
    close: async () => {
      await connection.close();
      rmSync(copy, { recursive: true, force: true });
    },
  };
}

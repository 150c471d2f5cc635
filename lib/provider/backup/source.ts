import { rmSync } from "node:fs";
import { collectText } from "../admin/collect-text";
import { openDatabaseOrSocket } from "../admin/run";
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
  const target = await openDatabaseOrSocket();
  if (typeof target !== "string") return { ...target, close: closeDatabase };
  const copy = await collectText(await sendCommand(target, "copy", {}));
  const connection = await openPglite(copy);
  return {
    ...connection,
    close: async () => {
      await connection.close();
      rmSync(copy, { recursive: true, force: true });
    },
  };
}

import { existsSync } from "node:fs";
import { join } from "node:path";
import { env } from "../../env";
import { connect } from "../db/connect";
import { FolderInUse, StartError } from "../db/types";
import { readAddress } from "./address";
import { startCommand, type CommandName, type Pieces } from "./commands";
import { knock } from "./knock";
import { requireOwnData } from "./own-data";
import { textOf } from "./text-of";

/**
 * Runs a command where the data is: on PostgreSQL or a free data folder in this process, or through the door of
 * the site that holds the folder. The caller closes the database (`closeDatabase`) when the answer is read.
 * @throws CommandRefusal for wrong options; StartError when there are no data or they cannot be reached.
 */
export async function runCommand(name: CommandName, options: object): Promise<Pieces> {
  requireOwnData();
  const { DATABASE_URL, DATA_DIR } = env();
  if (DATABASE_URL === undefined && !existsSync(join(DATA_DIR, "database"))) {
    throw new StartError(`There are no data in ${DATA_DIR} yet.`);
  }
  const connection = await connect().catch((error: unknown) => behindDoor(error, DATA_DIR));
  if (typeof connection === "string") return knock(connection, name, options);
  return startCommand(connection, name, options);
}

/** The address of the door, where the folder's owner opened one. */
function behindDoor(error: unknown, dataDir: string): string {
  const address = error instanceof FolderInUse ? readAddress(dataDir) : undefined;
  if (address === undefined) throw error;
  return address;
}

/** The whole answer of a command that gives one JSON value. */
export async function answerOf(name: CommandName, options: object): Promise<unknown> {
  return JSON.parse(await textOf(await runCommand(name, options)));
}

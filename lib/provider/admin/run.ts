import { existsSync } from "node:fs";
import { join } from "node:path";
import { env } from "../../env";
import { connect } from "../db/connect";
import { FolderInUse, StartError, type Connection } from "../db/types";
import { readAddress } from "./socket-address";
import { startCommand, type CommandName, type Pieces } from "./commands";
import { sendCommand } from "./send-command";
import { requireOwnData } from "./own-data";
import { textOf } from "./text-of";

/**
 * Runs a command where the data are: in this process for PostgreSQL or a free data folder, else over the operator
 * socket of the site that holds the folder. The caller closes the database (`closeDatabase`) after reading the output.
 * @throws CommandRefusal for invalid options; StartError if there are no data or they cannot be reached.
 */
export async function runCommand(name: CommandName, options: object): Promise<Pieces> {
  const reached = await reach();
  return typeof reached === "string"
    ? sendCommand(reached, name, options)
    : startCommand(reached, name, options);
}

/** Opens the configured database, or returns the operator socket's address if a running site holds it. */
export async function reach(): Promise<Connection | string> {
  requireOwnData();
  const { DATABASE_URL, DATA_DIR } = env();
  if (DATABASE_URL === undefined && !existsSync(join(DATA_DIR, "database"))) {
    throw new StartError(`There are no data in ${DATA_DIR} yet.`);
  }
  return connect().catch((error: unknown) => socketOfOwner(error, DATA_DIR));
}

/** Returns the socket address of the process that holds the folder; rethrows `error` if there is none. */
function socketOfOwner(error: unknown, dataDir: string): string {
  const address = error instanceof FolderInUse ? readAddress(dataDir) : undefined;
  if (address === undefined) throw error;
  return address;
}

/** Runs a command that outputs one JSON value, and parses it. */
export async function answerOf(name: CommandName, options: object): Promise<unknown> {
  return JSON.parse(await textOf(await runCommand(name, options)));
}

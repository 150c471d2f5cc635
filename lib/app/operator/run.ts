import { existsSync } from "node:fs";
import { join } from "node:path";
import { env } from "../../base/env";
import { connect } from "../../base/db/connect";
import { FolderInUse, StartError, type Connection } from "../../base/db/types";
import { readAddress } from "./socket-address";
import { startCommand, type CommandName } from "./commands";
import { type CommandOutput } from "../../base/commands/command";
import { sendCommand } from "./send-command";
import { requireBuiltInProvider } from "./require-built-in-provider";
import { collectText } from "../../base/commands/collect-text";

/** Commands that create the database if there is none. */
const creatingCommands: ReadonlySet<CommandName> = new Set(["seed"]);

/**
 * Runs a command where the data are: in this process for PostgreSQL or a free data folder, else over the operator
 * socket of the site that holds the folder. The caller closes the database (`closeDatabase`) after reading the output.
 * @throws CommandRefusal for invalid options; StartError if there are no data or they cannot be reached.
 */
export async function runCommand(name: CommandName, options: object): Promise<CommandOutput> {
  const target = await openDatabaseOrSocket(creatingCommands.has(name));
  return typeof target === "string"
    ? sendCommand(target, name, options)
    : startCommand(target, name, options);
}

/**
 * Opens the configured database, or returns the operator socket's address if a running site holds it.
 * @param createsDatabase whether an embedded database is created if there is none
 */
export async function openDatabaseOrSocket(createsDatabase = false): Promise<Connection | string> {
  requireBuiltInProvider();
  const { DATABASE_URL, DATA_DIR } = env();
  if (!createsDatabase && DATABASE_URL === undefined && !existsSync(join(DATA_DIR, "database"))) {
    throw new StartError(`There are no data in ${DATA_DIR} yet.`);
  }
  return connect().catch((error: unknown) => findOwnerSocket(error, DATA_DIR));
}

/** Returns the socket address of the process that holds the folder; rethrows `error` if there is none. */
function findOwnerSocket(error: unknown, dataDir: string): string {
  const address = error instanceof FolderInUse ? readAddress(dataDir) : undefined;
  if (address === undefined) throw error;
  return address;
}

/** Runs a command that outputs one JSON value, and parses it. */
export async function runJsonCommand(name: CommandName, options: object): Promise<unknown> {
  return JSON.parse(await collectText(await runCommand(name, options)));
}

import { z } from "zod";
import { backupPieces } from "../backup/dump";
import type { Connection } from "../db/types";
import { erase, eraseOptions } from "../leads/erase";
import { leadLines, leadsOptions } from "../leads/read";
import { eraseMember, memberOptions, renewPassword } from "../members/members";
import { CommandRefusal } from "./refusal";

/*
 * What an operator may ask of the database, wherever it is open: in the operator's own process, or in the site
 * that holds the data folder (see `door.ts`). A new command is a new row.
 */

/** An answer comes piece by piece, so that none is ever held whole. */
export type Pieces = AsyncIterable<string | Uint8Array>;

type Command = (connection: Connection, given: unknown) => Pieces;

const commands = {
  backup: command(z.strictObject({}), backupPieces),
  leads: command(leadsOptions, leadLines),
  erase: command(eraseOptions, erase),
  renewPassword: command(memberOptions, renewPassword),
  eraseMember: command(memberOptions, eraseMember),
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof commands;

/**
 * Starts a command. Its work is done while the answer is read.
 * @param given options as they came, from the command line or over the door.
 * @throws CommandRefusal for an unknown command or wrong options.
 */
export function startCommand(connection: Connection, name: string, given: unknown): Pieces {
  if (!Object.hasOwn(commands, name)) throw new CommandRefusal(`There is no command ${name}.`);
  return commands[name as CommandName](connection, given);
}

function command<Options extends z.ZodType>(
  options: Options,
  run: (connection: Connection, checked: z.output<Options>) => Pieces,
): Command {
  return (connection, given) => {
    const result = options.safeParse(given);
    if (result.success) return run(connection, result.data);
    const problems = result.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`.trim());
    throw new CommandRefusal(`Wrong options: ${problems.join("; ")}.`);
  };
}

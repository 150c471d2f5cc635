import * as z from "zod";
import { StartError, type Connection } from "../../base/db/types";
import { CommandRefusal, type CommandOutput } from "../../base/commands/command";
import { command, type Command } from "../../engines/subject/command";
import type { Subject } from "../../engines/subject/define";
import { mergeParts } from "../../engines/subject/merge";
import { seedDemo, seedOptions } from "../demo/commands";
import { parts } from "../parts";

/*
 * The operator's commands: those of all subjects and two of the database. They run in the operator's own process or in the
 * site that holds the data folder (see `operator-socket.ts`).
 */

const ownCommands = {
  copy: command(z.strictObject({}), copyDatabase),
  seed: command(seedOptions, seedDemo),
};

type Declared = (typeof parts)[number] extends infer Part
  ? Part extends { commands: infer Commands }
    ? keyof Commands
    : never
  : never;
export type CommandName = keyof typeof ownCommands | Declared;

const commands = mergeParts([
  ownCommands,
  ...(parts as readonly Subject[]).map((part) => part.commands),
]) as Record<CommandName, Command>;

const findCommand = (name: string): Command | undefined =>
  Object.hasOwn(commands, name) ? commands[name as CommandName] : undefined;

/** Size limit of a command's JSON options in bytes. */
export const maxOptionsBytes = (name: string) => findCommand(name)?.maxBytes ?? 64 * 1024;

/**
 * Starts a command. The work happens while the output is read.
 * @param input unchecked options, from the command line or the socket.
 * @throws CommandRefusal for an unknown command or invalid options.
 */
export function startCommand(connection: Connection, name: string, input: unknown): CommandOutput {
  const found = findCommand(name);
  if (!found) throw new CommandRefusal(`There is no command ${name}.`);
  return found.start(connection, input);
}

/** Yields the data folder of a fresh copy of the embedded database; the caller removes it. */
async function* copyDatabase({ copy }: Connection): AsyncGenerator<string> {
  if (!copy) throw new StartError("PostgreSQL is read where it is.");
  yield await copy();
}

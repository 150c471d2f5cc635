import * as z from "zod";
import { StartError, type Connection } from "../../base/db/types";
import { eraseCommand, eraseOptions } from "../../subjects/leads/erase";
import { streamLeads, leadsOptions } from "../../subjects/leads/read";
import { accountOptions, renewPassword } from "../../subjects/identity/commands";
import { eraseAccount, eraseAccountOptions } from "../../subjects/people/erase";
import { inviteOwner, ownerOptions } from "../../subjects/staff/commands";
import { seedDemo, seedOptions } from "../demo/commands";
import { retryOptions, retryNotifications, showOutbox, sendTestNotification } from "../delivery/commands";
import { givePoints, pointsOptions } from "../../subjects/points/points";
import { exportPersonalData } from "../../subjects/people/export";
import { recordBackupCommand, recordBackupOptions } from "../today/last-backup";
import { listTrials } from "../../subjects/trials/list-trials";
import { importOptions, importSeason, seasonLines } from "../editing/season-commands";
import {
  importPicture,
  importPictureOptions,
  streamPictureFiles,
  pictureOptions,
} from "../../engines/pictures/commands";
import { CommandRefusal, type CommandOutput } from "../../base/commands/command";

/*
 * The operator's commands. They run in the operator's own process or in the site that holds the data folder
 * (see `operator-socket.ts`). A new command is a new row.
 */

type Command = (connection: Connection, input: unknown) => CommandOutput;

const commands = {
  copy: command(z.strictObject({}), copyDatabase),
  recordBackup: command(recordBackupOptions, recordBackupCommand),
  seed: command(seedOptions, seedDemo),
  leads: command(leadsOptions, streamLeads),
  erase: command(eraseOptions, eraseCommand),
  renewPassword: command(accountOptions, renewPassword),
  showAccount: command(accountOptions, exportPersonalData),
  eraseAccount: command(eraseAccountOptions, eraseAccount),
  trials: command(z.strictObject({}), listTrials),
  seasons: command(z.strictObject({}), seasonLines),
  importSeason: command(importOptions, importSeason),
  picture: command(pictureOptions, streamPictureFiles),
  importPicture: command(importPictureOptions, importPicture),
  givePoints: command(pointsOptions, givePoints),
  inviteOwner: command(ownerOptions, inviteOwner),
  outbox: command(z.strictObject({}), showOutbox),
  retryNotifications: command(retryOptions, retryNotifications),
  testNotification: command(z.strictObject({}), sendTestNotification),
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof commands;

/** Size limit of a command's JSON options in bytes. An uploaded picture's files come as base64. */
export const maxOptionsBytes = (name: string) => (name === "importPicture" ? 32 * 1024 * 1024 : 64 * 1024);

/**
 * Starts a command. The work happens while the output is read.
 * @param input unchecked options, from the command line or the socket.
 * @throws CommandRefusal for an unknown command or invalid options.
 */
export function startCommand(connection: Connection, name: string, input: unknown): CommandOutput {
  if (!Object.hasOwn(commands, name)) throw new CommandRefusal(`There is no command ${name}.`);
  return commands[name as CommandName](connection, input);
}

function command<Options extends z.ZodType>(
  options: Options,
  run: (connection: Connection, checked: z.output<Options>) => CommandOutput,
): Command {
  return (connection, input) => {
    const result = options.safeParse(input);
    if (result.success) return run(connection, result.data);
    const problems = result.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`.trim());
    throw new CommandRefusal(`Wrong options: ${problems.join("; ")}.`);
  };
}

/** Yields the data folder of a fresh copy of the embedded database; the caller removes it. */
async function* copyDatabase({ copy }: Connection): AsyncGenerator<string> {
  if (!copy) throw new StartError("PostgreSQL is read where it is.");
  yield await copy();
}

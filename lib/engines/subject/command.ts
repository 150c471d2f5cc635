import type * as z from "zod";
import { CommandRefusal, type CommandOutput } from "../../base/commands/command";
import type { Connection } from "../../base/db/types";

/** A command of the operator. Its work happens while the output is read. */
export type Command = {
  /** @throws CommandRefusal for invalid options */
  start: (connection: Connection, input: unknown) => CommandOutput;
  /** Size limit of the options as JSON, in bytes; by default 64 KB. */
  maxBytes?: number;
};

/** Defines a command by the schema of its options and its work. */
export const command = <Options extends z.ZodType>(
  options: Options,
  run: (connection: Connection, checked: z.output<Options>) => CommandOutput,
  limits: Pick<Command, "maxBytes"> = {},
): Command => ({
  ...limits,
  start: (connection, input) => {
    const result = options.safeParse(input);
    if (result.success) return run(connection, result.data);
    const problems = result.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`.trim());
    throw new CommandRefusal(`Wrong options: ${problems.join("; ")}.`);
  },
});

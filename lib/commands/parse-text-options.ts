import { parseArgs } from "node:util";
import { CommandRefusal } from "./command";

/**
 * Parses command line options that each take a text, as in `--out FILE`.
 * @throws CommandRefusal for any other argument: one line that ends with the usage.
 */
export function parseTextOptions<Name extends string>(
  args: string[],
  names: readonly Name[],
  usage: string,
): Partial<Record<Name, string>> {
  const options = Object.fromEntries(names.map((name) => [name, { type: "string" } as const]));
  try {
    return parseArgs({ args, options }).values as Partial<Record<Name, string>>;
  } catch (error) {
    const problem = error instanceof Error ? error.message.split(/\. |\n/, 1)[0] : String(error);
    throw new CommandRefusal(`${problem}. Usage: ${usage}`);
  }
}

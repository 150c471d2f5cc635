import { parseOptions } from "./usage.mjs";

/**
 * Parses command line options that each take a text, as in `--out FILE`.
 * @throws UsageError for any other argument: one line that ends with the usage.
 */
export function parseTextOptions<Name extends string>(
  args: string[],
  names: readonly Name[],
  usage: string,
): Partial<Record<Name, string>> {
  const options = Object.fromEntries(names.map((name) => [name, { type: "string" } as const]));
  return parseOptions(usage, { args, options }).values as Partial<Record<Name, string>>;
}

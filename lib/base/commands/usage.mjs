import { parseArgs } from "node:util";

/*
 * The command line of every command (`npm run ...`): `--help` prints the usage, and a wrong option ends with a sentence
 * and exit code 2. JavaScript, because some commands run before anything is compiled or installed.
 */

/** A command line that does not match the usage. */
export class UsageError extends Error {
  name = "UsageError";

  /**
   * @param {string} problem without the full stop
   * @param {string} usage
   */
  constructor(problem, usage) {
    super(`${problem}. Usage: ${usage}`);
  }
}

/**
 * @param {string} usage
 * @param {readonly string[]} parameters
 * @returns {boolean} whether the usage was asked for, and printed
 */
export function printedHelp(usage, parameters) {
  const isAsked = parameters.some((parameter) => parameter === "--help" || parameter === "-h");
  if (isAsked) console.log(`Usage: ${usage}`);
  return isAsked;
}

/**
 * Parses options as `parseArgs` does.
 * @template {import("node:util").ParseArgsConfig} Config
 * @param {string} usage
 * @param {Config} config with the parameters as `args`
 * @returns {ReturnType<typeof parseArgs<Config>>}
 * @throws {UsageError} for any other option
 */
export function parseOptions(usage, config) {
  try {
    return parseArgs(config);
  } catch (error) {
    const problem = error instanceof Error ? error.message.split(/\. |\n/, 1)[0] : String(error);
    throw new UsageError(problem ?? "", usage);
  }
}

/**
 * Parses the options of a script, whose process ends if they are wrong or ask for help.
 * @param {string} usage
 * @param {Omit<import("node:util").ParseArgsConfig, "args">} [config]
 */
export function readOptions(usage, config = {}) {
  const args = process.argv.slice(2);
  if (printedHelp(usage, args)) process.exit(0);
  try {
    return parseOptions(usage, { ...config, args });
  } catch (error) {
    reportError(error);
    process.exit(2);
  }
}

/**
 * Prints an error without its stack.
 * @param {unknown} error
 * @returns {1 | 2} the exit code: 2 if the command line is at fault
 */
export function reportError(error) {
  console.error(error instanceof Error ? error.message : error);
  return error instanceof UsageError ? 2 : 1;
}

/**
 * Runs a command.
 * @param {string} usage
 * @param {(parameters: string[]) => Promise<void>} run
 * @param {() => Promise<void>} [cleanUp] runs at the end in any case
 * @param {string[]} [parameters]
 */
export async function runCommandLine(usage, run, cleanUp, parameters = process.argv.slice(2)) {
  if (printedHelp(usage, parameters)) return;
  try {
    await run(parameters);
  } catch (error) {
    process.exitCode = reportError(error);
  } finally {
    await cleanUp?.();
  }
}

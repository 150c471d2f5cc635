import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { oncePerRun } from "./once-per-run";

/** A server that tests may have to do without. */
export type OutsideServer = {
  name: string;
  address: URL;
  /** The environment variable that names another address. */
  setting: string;
  /** Source of a script that ends with status 0 when the server at the address in its argument can be used. */
  ask: string;
  /** Commands that come with the server: a machine that has any of them has it. */
  commands: readonly string[];
};

/** Whether a command is in the path. */
const installed = (command: string) =>
  (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, command)));

/** Asks once per run, and notes once that the server is missing. */
function answers({ name, address, setting, ask }: OutsideServer): boolean {
  const question = createHash("sha256").update(`${address.href} ${ask}`).digest("hex");
  return oncePerRun(`server-${question}`, () => {
    if (spawnSync(process.execPath, ["-e", ask, address.href]).status === 0) return true;
    const missing = `No ${name} at ${address.host}: what needs it is skipped.`;
    process.stderr.write(`${missing} ${setting} names another.\n`);
    return false;
  });
}

/**
 * Whether a server can be used. Asked in a process of its own, since tests must be named before anything can be
 * awaited. Tests that need it are skipped without it, and counted as skipped (`describeIf`, `testIf`).
 * @throws under CI, when the machine has the server, or an address was given, and it cannot be used: there a green run
 *   means that everything ran.
 */
export function isHere(server: OutsideServer): boolean {
  if (answers(server)) return true;
  const { name, address, setting, commands } = server;
  const command = commands.find(installed);
  const expected = process.env[setting] ? `${setting} is set` : command && `${command} is installed`;
  if (process.env.CI && expected)
    throw new Error(`No ${name} at ${address.host}, although CI is set and ${expected}.`);
  return false;
}

/** A group of tests that is skipped, test by test, where what it needs is not here. */
export const describeIf = (here: boolean) => (here ? describe : describe.skip);

/** A test that is skipped where what it needs is not here. */
export const testIf = (here: boolean) => (here ? test : test.skip);

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

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

/** What a run's setup has found out (testing/setup), by address: each test file would ask anew. */
const found = (): Record<string, boolean> =>
  JSON.parse(process.env.SERVERS_HERE ?? "{}") as Record<string, boolean>;

/** Keeps it for this process and those that it starts. */
export function rememberHere(address: URL, here: boolean): void {
  process.env.SERVERS_HERE = JSON.stringify({ ...found(), [address.href]: here });
}

/**
 * Whether a server can be used. Asked in a process of its own, since tests must be named before anything can be
 * awaited. Tests that need it are skipped without it, and counted as skipped (`describeIf`, `testIf`).
 * @throws under CI, when the machine has the server, or an address was given, and it cannot be used: there a green run
 *   means that everything ran.
 */
export function isHere({ name, address, setting, ask, commands }: OutsideServer): boolean {
  const known = found()[address.href];
  if (known !== undefined) return known;
  if (spawnSync(process.execPath, ["-e", ask, address.href]).status === 0) return true;
  const line = `No ${name} at ${address.host}`;
  const command = commands.find(installed);
  const expected = process.env[setting] ? `${setting} is set` : command && `${command} is installed`;
  if (process.env.CI && expected) throw new Error(`${line}, although CI is set and ${expected}.`);
  process.stderr.write(`${line}: what needs it is skipped. ${setting} names another.\n`);
  return false;
}

/** A group of tests that is skipped, test by test, where what it needs is not here. */
export const describeIf = (here: boolean) => (here ? describe : describe.skip);

/** A test that is skipped where what it needs is not here. */
export const testIf = (here: boolean) => (here ? test : test.skip);

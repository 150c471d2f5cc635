import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { oncePerRun } from "./once-per-run";

/** A server that some tests require; those are skipped without it. */
export type ExternalServer = {
  name: string;
  address: URL;
  /** The environment variable that sets another address. */
  setting: string;
  /** Source of a script that exits with status 0 if the server at the URL in its first argument responds. */
  probeScript: string;
  /** Commands that the server's packages install; one in the path means that it is installed. */
  commands: readonly string[];
};

/** Returns whether a command is in the path. */
const isInstalled = (command: string) =>
  (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, command)));

/** Checks once per run whether the server responds, and reports once if not. */
function probe({ name, address, setting, probeScript: ask }: ExternalServer): boolean {
  const hash = createHash("sha256").update(`${address.href} ${ask}`).digest("hex");
  return oncePerRun(`server-${hash}`, () => {
    if (spawnSync(process.execPath, ["-e", ask, address.href]).status === 0) return true;
    const message = `No ${name} at ${address.host}; its tests are skipped.`;
    process.stderr.write(`${message} Set ${setting} to use another.\n`);
    return false;
  });
}

/**
 * Returns whether a server responds. A child process checks it synchronously, because Jest collects tests before any
 * promise resolves. Tests that require the server are skipped without it (`describeIf`, `testIf`).
 * @throws Error under CI if the server is installed or its address is set but it does not respond, so that a
 *   successful CI run has skipped nothing unexpectedly
 */
export function isAvailable(server: ExternalServer): boolean {
  if (probe(server)) return true;
  const { name, address, setting, commands } = server;
  const command = commands.find(isInstalled);
  const expectation = process.env[setting] ? `${setting} is set` : command && `${command} is installed`;
  if (process.env.CI && expectation)
    throw new Error(`No ${name} at ${address.host}, although CI is set and ${expectation}.`);
  return false;
}

/** `describe` if the condition holds, else `describe.skip`. */
export const describeIf = (condition: boolean) => (condition ? describe : describe.skip);

/** `test` if the condition holds, else `test.skip`. */
export const testIf = (condition: boolean) => (condition ? test : test.skip);

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Maximum time in milliseconds that a process waits for the work of another. */
const maxWaitMs = 60_000;

/** Returns the folder of this Jest run, shared by its processes (testing/setup/global-setup.mjs); undefined outside of a run. */
export const runFolder = () => process.env.TEST_RUN_FOLDER;

/**
 * Does work once per Jest run, in the first process that needs it, while the others wait. A single test file therefore
 * prepares only what it uses. Outside of a run, each call does the work.
 * @param name name of a subfolder of the run's folder
 * @param work its result, or the message of its error, is stored as JSON
 * @throws Error with that message in all processes if the work fails
 */
export function oncePerRun<Result>(name: string, work: (folder: string | undefined) => Result): Result {
  const run = runFolder();
  if (!run) return work(undefined);
  const folder = join(run, name);
  const outcomeFile = join(folder, "outcome.json");
  try {
    mkdirSync(folder);
  } catch {
    return unwrap(waitFor(outcomeFile) as Outcome<Result>);
  }
  const outcome = attempt(() => work(folder));
  // Rename atomically, so that no process reads a partial file.
  writeFileSync(`${outcomeFile}.new`, JSON.stringify(outcome));
  renameSync(`${outcomeFile}.new`, outcomeFile);
  return unwrap(outcome);
}

type Outcome<Result> = { result: Result } | { error: string };

function attempt<Result>(work: () => Result): Outcome<Result> {
  try {
    return { result: work() };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

function unwrap<Result>(outcome: Outcome<Result>): Result {
  if ("error" in outcome) throw new Error(outcome.error);
  return outcome.result;
}

function waitFor(file: string): unknown {
  const deadline = performance.now() + maxWaitMs;
  const waitCell = new Int32Array(new SharedArrayBuffer(4));
  while (!existsSync(file)) {
    if (performance.now() > deadline)
      throw new Error(`Timed out waiting for another process to write ${file}`);
    Atomics.wait(waitCell, 0, 0, 20);
  }
  return JSON.parse(readFileSync(file, "utf8"));
}

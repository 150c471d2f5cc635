import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** How long one process waits for the work of another, in milliseconds. */
const waitLimitMs = 60_000;

/** Folder of this run of Jest, the same in all its processes (testing/setup/jest.mjs). Undefined outside of a run. */
export const runFolder = () => process.env.TEST_RUN_FOLDER;

/**
 * Does work once per run of Jest: in the process that needs it first, while others that need it wait. So one test file
 * pays only for what it uses. Outside of a run, the work is done with each call.
 * @param name of its folder in the run's folder
 * @param work its result, or the message of its error, is kept as JSON
 */
export function oncePerRun<Result>(name: string, work: (folder: string | undefined) => Result): Result {
  const run = runFolder();
  if (!run) return work(undefined);
  const folder = join(run, name);
  const outcome = join(folder, "outcome.json");
  try {
    mkdirSync(folder);
  } catch {
    return unwrap(waitFor(outcome) as Outcome<Result>);
  }
  const done = attempt(() => work(folder));
  // Renamed, so that nobody reads half of it.
  writeFileSync(`${outcome}.new`, JSON.stringify(done));
  renameSync(`${outcome}.new`, outcome);
  return unwrap(done);
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
  const limit = performance.now() + waitLimitMs;
  const never = new Int32Array(new SharedArrayBuffer(4));
  while (!existsSync(file)) {
    if (performance.now() > limit) throw new Error(`No other process has written ${file}.`);
    Atomics.wait(never, 0, 0, 20);
  }
  return JSON.parse(readFileSync(file, "utf8"));
}

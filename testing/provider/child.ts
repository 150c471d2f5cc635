import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { oncePerRun, runFolder } from "../once-per-run";

export type Child = {
  process: ChildProcess;
  /** Everything it has written, to both streams. */
  output: () => string;
  /** Resolves when it writes the words; rejects when it ends before. */
  says: (words: string) => Promise<void>;
  /** Its exit status, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
};

/** Where the modules that child processes import are compiled for this run, or undefined outside of one. */
function childBundle(): string | undefined {
  if (!runFolder()) return undefined;
  return oncePerRun("children", () => {
    // Not in the run's folder: from there, Node would find no package.
    const folder = resolve(".cache/children");
    const { status, stderr } = spawnSync(process.execPath, [resolve("testing/setup/bundle.mjs"), folder]);
    if (status !== 0) throw new Error(`The modules of child processes were not compiled: ${stderr}`);
    return folder;
  });
}

/** The command line that runs a source (see `run`). */
function commandFor(source: string): string[] {
  const bundle = childBundle();
  const code = source.replace(/"project:([^"]+)"/g, (_, path: string) =>
    JSON.stringify(bundle ? join(bundle, path.replace(/\.\w+$/, ".mjs")) : resolve(path)),
  );
  const compiler = bundle ? [] : ["--import", "tsx"];
  return [...compiler, "--input-type=module", "-e", code];
}

/**
 * Runs a source as `run` does, and waits for its end.
 * @returns what it wrote to its standard output.
 * @throws Error with what it wrote to its error output when it fails.
 */
export function runSync(source: string, variables: Record<string, string>): string {
  const env = { ...process.env, ...variables };
  const { status, stdout, stderr } = spawnSync(process.execPath, commandFor(source), {
    env,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`A child process failed: ${stderr}`);
  return stdout;
}

/**
 * Runs JavaScript in a process of its own. The source may import modules of the project by `project:` and the path
 * from its root: compiled once per run in unit tests (testing/setup/bundle.mjs), by tsx elsewhere.
 */
export function run(source: string, variables: Record<string, string | undefined> = {}): Child {
  const child = spawn(process.execPath, commandFor(source), {
    env: { ...process.env, ...variables },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let written = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      written += text;
      child.emit("wrote");
    });
  }
  const ended = once(child, "close").then(
    ([code, signal]) => (code ?? signal) as number | NodeJS.Signals | null,
  );
  const says = async (words: string) => {
    const over = ended.then(() => "over" as const);
    while (!written.includes(words)) {
      if ((await Promise.race([once(child, "wrote"), over])) === "over") {
        throw new Error(`the process ended without saying "${words}": ${written}`);
      }
    }
  };
  return { process: child, output: () => written, says, ended };
}

import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { oncePerRun, runFolder } from "../once-per-run";

export type Child = {
  process: ChildProcess;
  /** Returns all output to stdout and stderr so far. */
  output: () => string;
  /** Resolves when the output contains the text; rejects if the process exits before. */
  waitForOutput: (text: string) => Promise<void>;
  /** Resolves to the exit status or the signal that ended the process. */
  exit: Promise<number | NodeJS.Signals | null>;
};

/** Compiles the modules that child processes import once per run; returns their folder, undefined outside of a run. */
function compileModules(): string | undefined {
  if (!runFolder()) return undefined;
  return oncePerRun("children", () => {
    // Node resolves packages from the project's folder only, not from the run's folder.
    const folder = resolve(".cache/children");
    const { status, stderr } = spawnSync(process.execPath, [resolve("testing/setup/bundle.mjs"), folder]);
    if (status !== 0) throw new Error(`Compiling the modules of child processes failed: ${stderr}`);
    return folder;
  });
}

/** Builds Node's arguments to run a source (see `runChild`). */
function buildArguments(source: string): string[] {
  const bundle = compileModules();
  const code = source.replace(/"project:([^"]+)"/g, (_, path: string) =>
    JSON.stringify(bundle ? join(bundle, path.replace(/\.\w+$/, ".mjs")) : resolve(path)),
  );
  // Optimizing the database's WebAssembly takes half of its start, and children of tests live only for seconds.
  const flags = bundle ? ["--liftoff-only"] : ["--import", "tsx"];
  return [...flags, "--input-type=module", "-e", code];
}

/**
 * Runs a source as `runChild` does and waits for its exit.
 * @returns its standard output
 * @throws Error with its error output if its exit status is not 0
 */
export function runChildSync(source: string, variables: Record<string, string>): string {
  const env = { ...process.env, ...variables };
  const { status, stdout, stderr } = spawnSync(process.execPath, buildArguments(source), {
    env,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`A child process failed: ${stderr}`);
  return stdout;
}

/**
 * Runs JavaScript in a child process. The source may import modules of the project as `project:` and the path from its
 * root. In unit tests these are compiled once per run (testing/setup/bundle.mjs), elsewhere by tsx.
 */
export function runChild(source: string, variables: Record<string, string | undefined> = {}): Child {
  const child = spawn(process.execPath, buildArguments(source), {
    env: { ...process.env, ...variables },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      child.emit("wrote");
    });
  }
  const exit = once(child, "close").then(
    ([code, signal]) => (code ?? signal) as number | NodeJS.Signals | null,
  );
  const waitForOutput = async (text: string) => {
    const exited = exit.then(() => "exited" as const);
    while (!output.includes(text)) {
      if ((await Promise.race([once(child, "wrote"), exited])) === "exited") {
        throw new Error(`the process exited before it wrote "${text}": ${output}`);
      }
    }
  };
  return { process: child, output: () => output, waitForOutput, exit };
}

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";

export type Child = {
  process: ChildProcess;
  /** Everything it has written, to both streams. */
  output: () => string;
  /** Resolves when it writes the words; rejects when it ends before. */
  says: (words: string) => Promise<void>;
  /** Its exit status, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
};

/**
 * Runs JavaScript in a process of its own. The source may import modules of the project by `project:` and the path
 * from its root: compiled beforehand in unit tests (testing/setup), by tsx elsewhere.
 */
export function run(source: string, variables: Record<string, string | undefined> = {}): Child {
  const bundle = process.env.CHILD_BUNDLE;
  const code = source.replace(/"project:([^"]+)"/g, (_, path: string) =>
    JSON.stringify(bundle ? join(bundle, path.replace(/\.\w+$/, ".mjs")) : resolve(path)),
  );
  const compiler = bundle ? [] : ["--import", "tsx"];
  const child = spawn(process.execPath, [...compiler, "--input-type=module", "-e", code], {
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

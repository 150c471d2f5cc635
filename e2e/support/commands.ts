import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { unsetSettings } from "../servers";

type Outcome = { code: number | null; output: string };
export type RunCommand = (
  name: string,
  parameters: string[],
  env: Record<string, string>,
) => Promise<Outcome>;

/**
 * Bundles the operator's commands once, as for the container image: `tsx` needs more than a second of processor time
 * for each run.
 * @returns the names of the commands, a function that runs one, and a function that removes the bundles
 */
export function bundleCommands(): { names: string[]; run: RunCommand; remove: () => void } {
  // Packages are found from a folder inside the project.
  mkdirSync(".cache", { recursive: true });
  const folder = mkdtempSync(path.join(".cache", "commands-"));
  execFileSync(process.execPath, ["deploy/write-image.mjs", folder, "--commands-only"]);
  const { scripts } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const run: RunCommand = async (name, parameters, env) => {
    const [, file = "", ...fixed] = scripts[name]?.split(" ") ?? [];
    const child = spawn(process.execPath, [path.join(folder, file), ...fixed, ...parameters], {
      env: { ...process.env, ...unsetSettings, NODE_ENV: "production", ...env },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => (output += text));
    const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
    return { code, output };
  };
  return {
    names: Object.keys(scripts),
    run,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

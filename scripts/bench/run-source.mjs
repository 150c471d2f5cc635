import { join } from "node:path";
import { root } from "../lib/project.mjs";
import { ended, start, Stop } from "../lib/run.mjs";

/** Runs a TypeScript file of the project to its end. @throws Stop when it ends with a failure. */
export async function runSource(file, parameters, env) {
  const command = [process.execPath, "--import", "tsx", join(root, file), ...parameters];
  const status = await ended(start(command, { env: { ...process.env, ...env }, stdio: "ignore" }));
  if (status !== 0) throw new Stop(`${file} ended with ${status}.`);
}

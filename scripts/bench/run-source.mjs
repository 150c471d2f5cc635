import { join } from "node:path";
import { root } from "../lib/project.mjs";
import { waitForExit, start, Stop } from "../lib/run.mjs";

/** Runs a TypeScript file of the project. @throws Stop if it fails */
export async function runSource(file, parameters, env) {
  const command = [process.execPath, "--import", "tsx", join(root, file), ...parameters];
  const status = await waitForExit(start(command, { env: { ...process.env, ...env }, stdio: "ignore" }));
  if (status !== 0) throw new Stop(`${file} exited with code ${status}.`);
}

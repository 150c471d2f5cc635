import { join } from "node:path";
import { root } from "./project.mjs";
import { waitForExit, start, Stop } from "./run.mjs";

/**
 * Checks the environment variables against lib/env.ts before a long build; the server checks them again at its start.
 * @throws Stop with one line that names the problem
 */
export async function checkEnvironment() {
  const command = [
    process.execPath,
    "--import",
    "tsx",
    join(root, "scripts/lib/print-environment-problem.ts"),
  ];
  const child = start(command, { stdio: ["ignore", "pipe", "ignore"] });
  let problem = "";
  child.stdout.on("data", (chunk) => (problem += chunk));
  await waitForExit(child);
  if (problem.trim()) throw new Stop(problem.trim());
}

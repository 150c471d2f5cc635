import { join } from "node:path";
import { root } from "./project.mjs";
import { ended, start, Stop } from "./run.mjs";

/**
 * Tells of a wrong environment before a long build rather than after it. The server checks again at its start;
 * the rules themselves stand only in lib/env.ts.
 * @throws Stop with the one line that names what is wrong.
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
  await ended(child);
  if (problem.trim()) throw new Stop(problem.trim());
}

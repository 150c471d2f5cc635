import "./lib/node-version.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { tools } from "./lib/project.mjs";
import { main, seconds, step } from "./lib/run.mjs";

// npm run validate: everything that can be said about the sources without a browser. One failure stops no other.
const checks = [
  ["Route types", "typegen", [...tools.next, "typegen"]],
  ["Types", "types", [...tools.tsc, "--noEmit"]],
  ["Lint", "lint", [...tools.eslint, "--max-warnings=0", "."]],
  ["Format", "format", [...tools.prettier, "--check", "--log-level=warn", "."]],
  ["Unit tests", "unit", [...tools.jest]],
  ["Dead code and unused packages", "knip", [...tools.knip]],
];

await main(async () => {
  await ensureInstalled();
  const begun = performance.now();
  const failed = [];
  for (const [label, name, command] of checks) {
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };
    if (!(await step(label, name, command, { env }))) failed.push(label);
  }
  console.log(failed.length > 0 ? `Not valid: ${failed.join(", ")}` : `All valid (${seconds(begun)})`);
  process.exitCode = failed.length > 0 ? 1 : 0;
});

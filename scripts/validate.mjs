import "./lib/node-version.mjs";
import { readOptions } from "../lib/base/commands/usage.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { tools } from "./lib/project.mjs";
import { main, runParallelStep, formatElapsed, runStep } from "./lib/run.mjs";

// npm run validate: all checks that need no browser. A failed check does not stop the others.
//   npm run validate -- --without-tests: skips the unit tests, as CI does before `npm test`
const { values: options } = readOptions("npm run validate -- [--without-tests]", {
  options: { "without-tests": { type: "boolean" } },
});
const withTests = !options["without-tests"];

/** Runs first: the type check reads the generated route types. */
const typegen = ["Route types", "typegen", [...tools.next, "typegen"]];
/** Checks that use one processor each. */
const parallelChecks = [
  ["Types", "types", [...tools.tsc, "--noEmit"]],
  ["Lint", "lint", [...tools.eslint, "--max-warnings=0", "."]],
  ["Format", "format", [...tools.prettier, "--check", "--log-level=warn", "."]],
  ["Dead code and unused packages", "knip", [...tools.knip]],
];
/** Uses all processors. */
const units = ["Unit tests", "unit", [...tools.jest]];

await main(async () => {
  await ensureInstalled();
  const startedAt = performance.now();
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };
  const failed = [];
  const run = async ([label, name, command], runCommand) => {
    if (!(await runCommand(label, name, command, { env }))) failed.push(label);
  };
  await run(typegen, runStep);
  // Two at a time.
  const queue = [...parallelChecks];
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) await run(check, runParallelStep);
  };
  await Promise.all([worker(), worker()]);
  if (withTests) await run(units, runStep);
  console.log(
    failed.length > 0 ? `Failed: ${failed.join(", ")}` : `All checks passed (${formatElapsed(startedAt)})`,
  );
  process.exitCode = failed.length > 0 ? 1 : 0;
});

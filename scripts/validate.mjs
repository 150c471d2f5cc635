import "./lib/node-version.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { tools } from "./lib/project.mjs";
import { main, quietly, seconds, step, Stop } from "./lib/run.mjs";

// npm run validate: everything that can be said about the sources without a browser. One failure stops no other.
//   npm run validate -- --without-tests: for who runs `npm test` next, as CI does
const options = process.argv.slice(2);
const withTests = !options.includes("--without-tests");

/** The route types come first: the type check reads them. */
const typegen = ["Route types", "typegen", [...tools.next, "typegen"]];
/** Each of these keeps one processor busy. */
const side = [
  ["Types", "types", [...tools.tsc, "--noEmit"]],
  ["Lint", "lint", [...tools.eslint, "--max-warnings=0", "."]],
  ["Format", "format", [...tools.prettier, "--check", "--log-level=warn", "."]],
  ["Dead code and unused packages", "knip", [...tools.knip]],
];
/** And this all of them. */
const units = ["Unit tests", "unit", [...tools.jest]];

await main(async () => {
  const unknown = options.find((word) => word !== "--without-tests");
  if (unknown) throw new Stop(`Unknown option ${unknown}; there is --without-tests.`);
  await ensureInstalled();
  const begun = performance.now();
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };
  const failed = [];
  const run = async ([label, name, command], how) => {
    if (!(await how(label, name, command, { env }))) failed.push(label);
  };
  await run(typegen, step);
  // Two at a time, each taking the next when it is done.
  const waiting = [...side];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) await run(check, quietly);
  };
  await Promise.all([worker(), worker()]);
  if (withTests) await run(units, step);
  console.log(failed.length > 0 ? `Not valid: ${failed.join(", ")}` : `All valid (${seconds(begun)})`);
  process.exitCode = failed.length > 0 ? 1 : 0;
});

import "./lib/node-version.mjs";
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readOptions } from "../lib/base/commands/usage.mjs";
import { ensureBuilt } from "./lib/build.mjs";
import { ensureChromium } from "./lib/chromium.mjs";
import { findEngines, missingEngines } from "./lib/engines.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { freePort } from "./lib/port.mjs";
import { cacheFolder, root, tools } from "./lib/project.mjs";
import { waitForExit, main, formatElapsed, start, Stop } from "./lib/run.mjs";
import { useMemoryForTempFiles } from "./lib/scratch.mjs";
import {
  addCounts,
  jestCounts,
  noCounts,
  playwrightCounts,
  summaryLine,
  flakyTitles,
} from "./lib/summary.mjs";

// npm test: unit tests with Jest, browser tests with Playwright against the production build, and the stories marked
// @core in the other installed engines.
//   npm test -- --jest-only | --e2e-only | --engines-only (all stories, in every engine) | <part of a test file's path>
//   npm test -- --long: runs in full what a quick run samples (all pages in all languages, all tests on phones, ...)
/** Chromium is left out: all other browser tests run in it. */
const coreStories = ["--grep", "@core", "--project=firefox", "--project=webkit"];

const flag = { type: "boolean" };
const { values, positionals: filters } = readOptions(
  "npm test -- [--jest-only | --e2e-only | --engines-only] [--long] [PART OF A TEST FILE'S PATH ...]",
  {
    options: { "jest-only": flag, "e2e-only": flag, "engines-only": flag, long: flag },
    allowPositionals: true,
  },
);
const options = Object.keys(values).map((name) => `--${name}`);
if (options.includes("--long")) process.env.TEST_LONG = "true";

/** Whether any test file matches the pattern and, if there are filters, one of them. */
function hasMatchingFile(pattern) {
  const files = readdirSync(root, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith(".") && entry.name !== "node_modules")
    .flatMap((entry) =>
      entry.isDirectory()
        ? readdirSync(join(root, entry.name), { recursive: true }).map((file) => join(entry.name, file))
        : [entry.name],
    );
  return files.some(
    (file) => pattern.test(file) && (filters.length === 0 || filters.some((filter) => file.includes(filter))),
  );
}

/** Whether tests with this file name pattern were chosen; the given options leave them out. */
const includes = (pattern, ...excludingOptions) =>
  !excludingOptions.some((option) => options.includes(option)) && hasMatchingFile(pattern);

/** Runs a test tool with its output shown. @returns its JSON report, or undefined without one */
async function runTool(name, command, env, report) {
  rmSync(report, { force: true });
  console.log(`\nRunning ${name}`);
  const startedAt = performance.now();
  await waitForExit(start(command, { env }));
  console.log(`${name}: ${formatElapsed(startedAt)}`);
  try {
    return JSON.parse(readFileSync(report, "utf8"));
  } catch {
    return undefined;
  }
}

async function unitTests() {
  const report = join(cacheFolder, "jest.json");
  const command = [...tools.jest, "--json", `--outputFile=${report}`, "--passWithNoTests", ...filters];
  return jestCounts(await runTool("unit tests", command, { ...process.env, NODE_ENV: "test" }, report));
}

async function playwrightTests(name, parameters, firstPort, report) {
  const env = { ...process.env, E2E_PORT: String(await freePort(firstPort)), PLAYWRIGHT_REPORT: report };
  const result = await runTool(name, [...tools.playwright, "test", ...parameters], env, report);
  for (const title of flakyTitles(result)) console.log(`Flaky, passed on retry: ${title}`);
  return playwrightCounts(result);
}

/** Runs user stories in the installed engines, and prints which are missing; their stories count as skipped. */
async function engineTests(parameters) {
  const engines = findEngines();
  const missing = missingEngines(engines);
  for (const { line } of missing) console.log(line);
  if (missing.length === Object.keys(engines).length) return noCounts;
  const config = ["--config", "e2e/engines/playwright.config.ts"];
  const report = join(cacheFolder, "engines.json");
  const counts = await playwrightTests(
    "user stories in every engine",
    [...config, ...parameters],
    4420,
    report,
  );
  return { ...counts, failed: counts.failed + missing.filter(({ error }) => error).length };
}

await main(async () => {
  await ensureInstalled();
  mkdirSync(cacheFolder, { recursive: true });
  const withJest = includes(/\.test\.(ts|tsx|mjs)$/, "--e2e-only", "--engines-only");
  const withBrowser = includes(/\.spec\.ts$/, "--jest-only", "--engines-only");
  const withStories = includes(/\.story\.ts$/, "--jest-only");
  if (!withJest && !withBrowser && !withStories)
    throw new Stop(`No test file's path contains ${filters.join(" or ")}.`);
  if (withBrowser || withStories) {
    process.env.CHROMIUM_PATH = await ensureChromium();
    await ensureBuilt();
  }
  process.once("exit", useMemoryForTempFiles());
  const unitCounts = withJest ? await unitTests() : noCounts;
  const browserReport = join(cacheFolder, "playwright.json");
  const browserCounts = withBrowser
    ? await playwrightTests("browser tests", filters, 4400, browserReport)
    : noCounts;
  const withAllStories = filters.length > 0 || options.includes("--engines-only");
  const storyCounts = withStories ? await engineTests(withAllStories ? filters : coreStories) : noCounts;
  const total = addCounts(addCounts(unitCounts, browserCounts), storyCounts);
  console.log(`\n${summaryLine(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
});

import "./lib/node-version.mjs";
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "./lib/build.mjs";
import { ensureChromium } from "./lib/chromium.mjs";
import { runEngineTests } from "./lib/engine-tests.mjs";
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
// @core in the other installed engines (`npm run engines` runs all stories).
//   npm test -- --jest-only | --e2e-only | <part of a test file's path>
//   npm test -- --long: runs in full what a quick run samples (all pages at all widths, all tests on phones, ...)
/** Chromium is left out: all other browser tests run in it. */
const coreStories = ["--grep", "@core", "--project=firefox", "--project=webkit"];

const options = process.argv.slice(2).filter((word) => word.startsWith("--"));
const filters = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const knownOptions = ["--jest-only", "--e2e-only", "--long"];
const unknownOption = options.find((word) => !knownOptions.includes(word));
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

async function browserTests(chromium) {
  const report = join(cacheFolder, "playwright.json");
  const port = String(await freePort(4400));
  const env = { ...process.env, CHROMIUM_PATH: chromium, E2E_PORT: port, PLAYWRIGHT_REPORT: report };
  const result = await runTool("browser tests", [...tools.playwright, "test", ...filters], env, report);
  for (const title of flakyTitles(result)) console.log(`Flaky, passed on retry: ${title}`);
  return playwrightCounts(result);
}

await main(async () => {
  if (unknownOption)
    throw new Stop(`Unknown option ${unknownOption}. The options are ${knownOptions.join(", ")}.`);
  await ensureInstalled();
  mkdirSync(cacheFolder, { recursive: true });
  const withJest = !options.includes("--e2e-only") && hasMatchingFile(/\.test\.(ts|tsx|mjs)$/);
  const withBrowser = !options.includes("--jest-only") && hasMatchingFile(/\.spec\.ts$/);
  const withStories = !options.includes("--jest-only") && hasMatchingFile(/\.story\.ts$/);
  if (!withJest && !withBrowser && !withStories)
    throw new Stop(`No test file's path contains ${filters.join(" or ")}.`);
  const chromium = withBrowser || withStories ? await ensureChromium() : undefined;
  if (chromium) await ensureBuilt();
  process.once("exit", useMemoryForTempFiles());
  const unitCounts = withJest ? await unitTests() : noCounts;
  const browserCounts = withBrowser ? await browserTests(chromium) : noCounts;
  const storyCounts = withStories
    ? await runEngineTests(filters.length > 0 ? filters : coreStories, chromium)
    : noCounts;
  const total = addCounts(addCounts(unitCounts, browserCounts), storyCounts);
  console.log(`\n${summaryLine(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
});

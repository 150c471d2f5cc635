import "./lib/node-version.mjs";
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "./lib/build.mjs";
import { ensureChromium } from "./lib/chromium.mjs";
import { engineTests } from "./lib/engine-tests.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { freePort } from "./lib/port.mjs";
import { cache, root, tools } from "./lib/project.mjs";
import { ended, main, seconds, start, Stop } from "./lib/run.mjs";
import { scratchInMemory } from "./lib/scratch.mjs";
import { add, jestCounts, nothing, playwrightCounts, summaryLine, unsteady } from "./lib/summary.mjs";

// npm test: unit tests with Jest, browser tests with Playwright against the production build, and the stories marked
// @core in the other installed engines (`npm run engines` runs all stories).
//   npm test -- --jest-only | --e2e-only | <part of a test file's path>
//   npm test -- --long: runs in full what a quick run samples (all pages at all widths, all tests on phones, ...)
/** Chromium is left out: all other browser tests run in it. */
const coreStories = ["--grep", "@core", "--project=firefox", "--project=webkit"];

const options = process.argv.slice(2).filter((word) => word.startsWith("--"));
const filters = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const known = ["--jest-only", "--e2e-only", "--long"];
const unknown = options.find((word) => !known.includes(word));
if (options.includes("--long")) process.env.TEST_LONG = "true";

/** Whether any test file matches the pattern and, if there are filters, one of them. */
function asked(pattern) {
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
async function run(name, command, env, report) {
  rmSync(report, { force: true });
  console.log(`\nRunning ${name}`);
  const begun = performance.now();
  await ended(start(command, { env }));
  console.log(`${name}: ${seconds(begun)}`);
  try {
    return JSON.parse(readFileSync(report, "utf8"));
  } catch {
    return undefined;
  }
}

async function unitTests() {
  const report = join(cache, "jest.json");
  const command = [...tools.jest, "--json", `--outputFile=${report}`, "--passWithNoTests", ...filters];
  return jestCounts(await run("unit tests", command, { ...process.env, NODE_ENV: "test" }, report));
}

async function browserTests(chromium) {
  const report = join(cache, "playwright.json");
  const port = String(await freePort(4400));
  const env = { ...process.env, CHROMIUM_PATH: chromium, E2E_PORT: port, PLAYWRIGHT_REPORT: report };
  const found = await run("browser tests", [...tools.playwright, "test", ...filters], env, report);
  for (const title of unsteady(found)) console.log(`Flaky, passed on retry: ${title}`);
  return playwrightCounts(found);
}

await main(async () => {
  if (unknown) throw new Stop(`Unknown option ${unknown}. The options are ${known.join(", ")}.`);
  await ensureInstalled();
  mkdirSync(cache, { recursive: true });
  const withJest = !options.includes("--e2e-only") && asked(/\.test\.(ts|tsx|mjs)$/);
  const withBrowser = !options.includes("--jest-only") && asked(/\.spec\.ts$/);
  const withStories = !options.includes("--jest-only") && asked(/\.story\.ts$/);
  if (!withJest && !withBrowser && !withStories)
    throw new Stop(`No test file's path contains ${filters.join(" or ")}.`);
  const chromium = withBrowser || withStories ? await ensureChromium() : undefined;
  if (chromium) await ensureBuilt();
  process.once("exit", scratchInMemory());
  const units = withJest ? await unitTests() : nothing;
  const pages = withBrowser ? await browserTests(chromium) : nothing;
  const stories = withStories
    ? await engineTests(filters.length > 0 ? filters : coreStories, chromium)
    : nothing;
  const total = add(add(units, pages), stories);
  console.log(`\n${summaryLine(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
});

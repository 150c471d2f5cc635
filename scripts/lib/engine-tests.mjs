import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findEngines, missingEngines } from "./engines.mjs";
import { freePort } from "./port.mjs";
import { cacheFolder, tools } from "./project.mjs";
import { waitForExit, formatElapsed, start } from "./run.mjs";
import { noCounts, playwrightCounts, flakyTitles } from "./summary.mjs";

/**
 * Runs the user stories in the installed engines against the existing build, and prints the engines that are missing.
 * @param parameters for Playwright's runner
 * @param chromium path; by default an installed one is used
 * @returns test counts; stories in a missing engine count as skipped
 */
export async function runEngineTests(parameters, chromium) {
  if (chromium) process.env.CHROMIUM_PATH = chromium;
  const engines = findEngines();
  const missing = missingEngines(engines);
  for (const { line } of missing) console.log(line);
  if (missing.length === Object.keys(engines).length) return noCounts;
  const report = join(cacheFolder, "engines/report.json");
  mkdirSync(join(cacheFolder, "engines"), { recursive: true });
  rmSync(report, { force: true });
  const port = String(await freePort(4420));
  const env = { ...process.env, E2E_PORT: port, PLAYWRIGHT_REPORT: report };
  console.log("\nRunning the user stories in every engine");
  const startedAt = performance.now();
  await waitForExit(
    start([...tools.playwright, "test", "--config", "e2e/engines/playwright.config.ts", ...parameters], {
      env,
    }),
  );
  console.log(`User stories in every engine: ${formatElapsed(startedAt)}`);
  const result = readReport(report);
  for (const title of flakyTitles(result)) console.log(`Flaky, passed on retry: ${title}`);
  const counts = playwrightCounts(result);
  return { ...counts, failed: counts.failed + missing.filter(({ error }) => error).length };
}

function readReport(report) {
  try {
    return JSON.parse(readFileSync(report, "utf8"));
  } catch {
    return undefined;
  }
}

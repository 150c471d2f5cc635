import "./lib/node-version.mjs";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runBrowserTests, buildCopy, runUnitTests } from "./faults/catchers.mjs";
import { copyProject } from "./faults/copy.mjs";
import { faults, needsBuild } from "./faults/table.mjs";
import { ensureChromium } from "./lib/chromium.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { cacheFolder } from "./lib/project.mjs";
import { main, Stop } from "./lib/run.mjs";

// npm run faults: plants faults one at a time in a copy of the project, and checks that the tests notice them.
//   npm run faults -- [--unit | --browser] [substrings of faults' names, files or tests]
const options = process.argv.slice(2).filter((word) => word.startsWith("--"));
const filters = process.argv.slice(2).filter((word) => !word.startsWith("--"));

const selectedFaults = faults.filter((fault) => {
  if (options.includes("--unit") && needsBuild(fault)) return false;
  if (options.includes("--browser") && !needsBuild(fault)) return false;
  return (
    filters.length === 0 ||
    filters.some((filter) => [fault.name, fault.file, fault.caught].some((text) => text.includes(filter)))
  );
});

/** Functions that plant the fault and restore the file; undefined if the text does not occur exactly once or the test is missing. */
function createPlanting(folder, { file, text, instead, caught }) {
  const path = join(folder, file);
  const original = existsSync(path) ? readFileSync(path, "utf8") : "";
  if (original.split(text).length !== 2 || !existsSync(join(folder, caught))) return undefined;
  return {
    plant: () =>
      writeFileSync(
        path,
        original.replace(text, () => instead),
      ),
    restore: () => writeFileSync(path, original),
  };
}

/** Runs the tests that should notice the fault. @returns {Promise<import("./faults/catchers.mjs").Outcome>} */
async function runCatchingTests(folder, fault) {
  if (!needsBuild(fault)) return runUnitTests(folder, [fault.caught], fault.title);
  if (!(await buildCopy(folder))) return { failed: [], broken: "the site could not be built" };
  return runBrowserTests(folder, fault.caught, fault.title);
}

/** @throws Stop if one of the tests fails without any fault: its failures would prove nothing. */
async function ensureTestsPass(folder, plantableFaults) {
  const unitTestFiles = [
    ...new Set(plantableFaults.filter((fault) => !needsBuild(fault)).map(({ caught }) => caught)),
  ];
  const { failed, broken } =
    unitTestFiles.length > 0 ? await runUnitTests(folder, unitTestFiles) : { failed: [] };
  const problems = [...failed, ...(broken ? [broken] : [])];
  const browserFaults = new Map(
    plantableFaults.filter(needsBuild).map((fault) => [fault.caught + fault.title, fault]),
  );
  if (browserFaults.size > 0 && !(await buildCopy(folder))) problems.push("the site could not be built");
  else
    for (const { caught, title } of browserFaults.values()) {
      const outcome = await runBrowserTests(folder, caught, title);
      problems.push(...outcome.failed, ...(outcome.broken ? [`${caught}: ${outcome.broken}`] : []));
    }
  if (problems.length > 0) throw new Stop(`These tests fail without any fault:\n${problems.join("\n")}`);
}

async function tryFault(folder, fault) {
  const startedAt = performance.now();
  const planting = createPlanting(folder, fault);
  if (!planting) return { fault, stale: true, failed: [], seconds: 0 };
  planting.plant();
  try {
    return {
      fault,
      ...(await runCatchingTests(folder, fault)),
      seconds: (performance.now() - startedAt) / 1000,
    };
  } finally {
    planting.restore();
  }
}

/** The first test that failed, or why the fault was not noticed. */
function verdict({ fault, failed, broken, stale }) {
  if (stale)
    return `stale: its text does not occur exactly once in ${fault.file}, or there is no ${fault.caught}`;
  return failed[0] ?? (broken ? `unknown: ${broken}` : "NOT NOTICED");
}

function formatLine(result) {
  const { fault, failed, seconds } = result;
  return `${failed.length > 0 ? "noticed" : "       "}  ${seconds.toFixed(0).padStart(3)} s  ${fault.name}: ${verdict(result)}`;
}

await main(async () => {
  const unknown = options.find((word) => !["--unit", "--browser"].includes(word));
  if (unknown) throw new Stop(`Unknown option ${unknown}. The options are --unit and --browser.`);
  if (selectedFaults.length === 0)
    throw new Stop(`No fault's name, file or test contains ${filters.join(" and ")}.`);
  await ensureInstalled();
  mkdirSync(cacheFolder, { recursive: true });
  if (selectedFaults.some(needsBuild)) process.env.CHROMIUM_PATH = await ensureChromium();
  const folder = copyProject();
  try {
    const startedAt = performance.now();
    console.log(`Running the tests of ${selectedFaults.length} faults without a fault`);
    await ensureTestsPass(
      folder,
      selectedFaults.filter((fault) => createPlanting(folder, fault)),
    );
    const results = [];
    for (const fault of selectedFaults) {
      const result = await tryFault(folder, fault);
      results.push(result);
      console.log(formatLine(result));
    }
    const caught = results.filter(({ failed }) => failed.length > 0).length;
    const minutes = Math.round((performance.now() - startedAt) / 60_000);
    console.log(`\n${caught} of ${results.length} faults noticed, in ${minutes} minutes`);
    process.exitCode = caught === results.length ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

import "./lib/node-version.mjs";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { browserTests, build, unitTests } from "./faults/catchers.mjs";
import { copyProject } from "./faults/copy.mjs";
import { asMarkdown, line } from "./faults/report.mjs";
import { faults, needsBuild } from "./faults/table.mjs";
import { ensureChromium } from "./lib/chromium.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { cache, root } from "./lib/project.mjs";
import { main, Stop } from "./lib/run.mjs";

// npm run faults: plants faults one at a time in a copy of the project, and checks that the tests notice them.
//   npm run faults -- [--unit | --browser] [substrings of faults' names, files or tests]
const options = process.argv.slice(2).filter((word) => word.startsWith("--"));
const filters = process.argv.slice(2).filter((word) => !word.startsWith("--"));

const asked = faults.filter((fault) => {
  if (options.includes("--unit") && needsBuild(fault)) return false;
  if (options.includes("--browser") && !needsBuild(fault)) return false;
  return (
    filters.length === 0 ||
    filters.some((filter) => [fault.name, fault.file, fault.caught].some((text) => text.includes(filter)))
  );
});

/** Functions that plant the fault and restore the file; undefined if the text does not occur exactly once or the test is missing. */
function planting(folder, { file, text, instead, caught }) {
  const path = join(folder, file);
  const sound = existsSync(path) ? readFileSync(path, "utf8") : "";
  if (sound.split(text).length !== 2 || !existsSync(join(folder, caught))) return undefined;
  return {
    plant: () =>
      writeFileSync(
        path,
        sound.replace(text, () => instead),
      ),
    restore: () => writeFileSync(path, sound),
  };
}

/** Runs the tests that should notice the fault. @returns {Promise<import("./faults/catchers.mjs").Outcome>} */
async function look(folder, fault) {
  if (!needsBuild(fault)) return unitTests(folder, [fault.caught], fault.title);
  if (!(await build(folder))) return { failed: [], broken: "the site could not be built" };
  return browserTests(folder, fault.caught, fault.title);
}

/** @throws Stop if one of the tests fails without any fault: its failures would prove nothing. */
async function ensureSound(folder, looked) {
  const units = [...new Set(looked.filter((fault) => !needsBuild(fault)).map(({ caught }) => caught))];
  const { failed, broken } = units.length > 0 ? await unitTests(folder, units) : { failed: [] };
  const problems = [...failed, ...(broken ? [broken] : [])];
  const browser = new Map(looked.filter(needsBuild).map((fault) => [fault.caught + fault.title, fault]));
  if (browser.size > 0 && !(await build(folder))) problems.push("the site could not be built");
  else
    for (const { caught, title } of browser.values()) {
      const found = await browserTests(folder, caught, title);
      problems.push(...found.failed, ...(found.broken ? [`${caught}: ${found.broken}`] : []));
    }
  if (problems.length > 0) throw new Stop(`These tests fail without any fault:\n${problems.join("\n")}`);
}

async function tryFault(folder, fault) {
  const begun = performance.now();
  const planted = planting(folder, fault);
  if (!planted) return { fault, stale: true, failed: [], seconds: 0 };
  planted.plant();
  try {
    return { fault, ...(await look(folder, fault)), seconds: (performance.now() - begun) / 1000 };
  } finally {
    planted.restore();
  }
}

/** Writes the result into docs/faults.md, formatted as `npm run validate` requires. */
async function remember(result) {
  const path = join(root, "docs/faults.md");
  const markdown = asMarkdown(readFileSync(path, "utf8"), result);
  const { format, resolveConfig } = await import("prettier");
  const settings = await resolveConfig(path);
  writeFileSync(path, await format(markdown, { ...settings, filepath: path }));
}

await main(async () => {
  const unknown = options.find((word) => !["--unit", "--browser"].includes(word));
  if (unknown) throw new Stop(`Unknown option ${unknown}. The options are --unit and --browser.`);
  if (asked.length === 0) throw new Stop(`No fault's name, file or test contains ${filters.join(" and ")}.`);
  await ensureInstalled();
  mkdirSync(cache, { recursive: true });
  if (asked.some(needsBuild)) process.env.CHROMIUM_PATH = await ensureChromium();
  const folder = copyProject();
  try {
    const begun = performance.now();
    console.log(`Running the tests of ${asked.length} faults without a fault`);
    await ensureSound(
      folder,
      asked.filter((fault) => planting(folder, fault)),
    );
    const results = [];
    for (const fault of asked) {
      const result = await tryFault(folder, fault);
      results.push(result);
      console.log(line(result));
      await remember(result);
    }
    const caught = results.filter(({ failed }) => failed.length > 0).length;
    const minutes = Math.round((performance.now() - begun) / 60_000);
    console.log(`\n${caught} of ${results.length} faults noticed, in ${minutes} minutes`);
    process.exitCode = caught === results.length ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

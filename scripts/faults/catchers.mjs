import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { freePort } from "../lib/port.mjs";
import { productionEnv } from "../lib/project.mjs";
import { ended, start } from "../lib/run.mjs";

/*
 * Runs the tests that should notice a fault. Each function returns the titles of the tests that failed or, in `broken`, the
 * reason why none could run.
 */

/** @typedef {{ failed: string[], broken?: string }} Outcome */

const bin = (folder, path) => [process.execPath, join(folder, "node_modules", path)];

/** Runs a tool in the copy without output. @returns its JSON report, or undefined without one */
async function report(folder, command, env) {
  const place = mkdtempSync(join(tmpdir(), "yuqiao-report-"));
  const file = join(place, "report.json");
  try {
    await ended(
      start(command(file), { cwd: folder, env: { ...process.env, ...env(file) }, stdio: "ignore" }),
    );
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    if (error.code === "ENOENT") return undefined;
    throw error;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** Runs the unit tests of some files; with a title, only those whose title matches. @returns {Promise<Outcome>} */
export async function unitTests(folder, files, title) {
  const command = (file) => [
    ...bin(folder, "jest/bin/jest.js"),
    "--json",
    // A failed test may leave a child process running, which Jest would wait for.
    "--forceExit",
    // One file needs no workers.
    ...(files.length === 1 ? ["--runInBand"] : []),
    `--outputFile=${file}`,
    ...(title ? [`--testNamePattern=${title}`] : []),
    "--runTestsByPath",
    ...files,
  ];
  const found = await report(folder, command, () => ({ NODE_ENV: "test" }));
  if (!found || found.numTotalTests === 0) return { failed: [], broken: "the tests did not run" };
  const results = found.testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = results.filter(({ status }) => status === "failed").map(({ fullName }) => fullName);
  const [unread] = found.testResults.filter((one) => one.status === "failed" && !one.assertionResults.length);
  return { failed, broken: failed.length === 0 && unread ? firstLine(unread.message) : undefined };
}

/** Runs the browser tests of one file, or those whose title matches, against the built copy. @returns {Promise<Outcome>} */
export async function browserTests(folder, file, title) {
  const port = String(await freePort(4600));
  const command = () => [
    ...bin(folder, "@playwright/test/cli.js"),
    ...["test", file, "--project=desktop", "--retries=0", "--max-failures=1"],
    ...(title ? [`--grep=${title}`] : []),
  ];
  const found = await report(folder, command, (report) => ({ E2E_PORT: port, PLAYWRIGHT_REPORT: report }));
  if (!found) return { failed: [], broken: "the tests did not run" };
  const { expected, unexpected } = found.stats;
  if (expected + unexpected === 0)
    return { failed: [], broken: firstLine(found.errors[0]?.message ?? "no test matches") };
  return { failed: failedSpecs(found.suites) };
}

function failedSpecs(suites = []) {
  return suites.flatMap((suite) => [
    ...suite.specs.filter(({ ok }) => !ok).map(({ title }) => title),
    ...failedSpecs(suite.suites),
  ]);
}

/** Builds the copy. @returns whether the build succeeded */
export async function build(folder) {
  const options = { cwd: folder, env: productionEnv, stdio: "ignore" };
  const server = [process.execPath, join(folder, "scripts/lib/finish-build.mjs")];
  for (const command of [[...bin(folder, "next/dist/bin/next"), "build"], server]) {
    if ((await ended(start(command, options))) !== 0) return false;
  }
  return true;
}

const firstLine = (text) =>
  stripVTControlCharacters(text).trim().split("\n").filter(Boolean).slice(0, 2).join(" ");

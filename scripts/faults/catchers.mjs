import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { freePort } from "../lib/port.mjs";
import { productionEnv } from "../lib/project.mjs";
import { waitForExit, start } from "../lib/run.mjs";

/*
 * Runs the tests that should notice a fault. Each function returns the titles of the tests that failed or, in `broken`, the
 * reason why none could run.
 */

/** @typedef {{ failed: string[], broken?: string }} Outcome */

const bin = (folder, path) => [process.execPath, join(folder, "node_modules", path)];

/** Runs a tool in the copy without output. @returns its JSON report, or undefined without one */
async function runForReport(folder, command, env) {
  const reportFolder = mkdtempSync(join(tmpdir(), "yuqiao-report-"));
  const file = join(reportFolder, "report.json");
  try {
    await waitForExit(
      start(command(file), { cwd: folder, env: { ...process.env, ...env(file) }, stdio: "ignore" }),
    );
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    if (error.code === "ENOENT") return undefined;
    throw error;
  } finally {
    rmSync(reportFolder, { recursive: true, force: true });
  }
}

/** Runs the unit tests of some files; with a title, only those whose title matches. @returns {Promise<Outcome>} */
export async function runUnitTests(folder, files, title) {
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
  const result = await runForReport(folder, command, () => ({ NODE_ENV: "test" }));
  if (!result || result.numTotalTests === 0) return { failed: [], broken: "the tests did not run" };
  const results = result.testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = results.filter(({ status }) => status === "failed").map(({ fullName }) => fullName);
  const [brokenFile] = result.testResults.filter(
    (one) => one.status === "failed" && !one.assertionResults.length,
  );
  return { failed, broken: failed.length === 0 && brokenFile ? firstLine(brokenFile.message) : undefined };
}

/** Runs the browser tests of one file, or those whose title matches, against the built copy. @returns {Promise<Outcome>} */
export async function runBrowserTests(folder, file, title) {
  const port = String(await freePort(4600));
  const command = () => [
    ...bin(folder, "@playwright/test/cli.js"),
    ...["test", file, "--project=desktop", "--retries=0", "--max-failures=1"],
    ...(title ? [`--grep=${title}`] : []),
  ];
  const result = await runForReport(folder, command, (report) => ({
    E2E_PORT: port,
    PLAYWRIGHT_REPORT: report,
  }));
  if (!result) return { failed: [], broken: "the tests did not run" };
  const { expected, unexpected } = result.stats;
  if (expected + unexpected === 0)
    return { failed: [], broken: firstLine(result.errors[0]?.message ?? "no test matches") };
  return { failed: failedSpecs(result.suites) };
}

function failedSpecs(suites = []) {
  return suites.flatMap((suite) => [
    ...suite.specs.filter(({ ok }) => !ok).map(({ title }) => title),
    ...failedSpecs(suite.suites),
  ]);
}

/** Builds the copy. @returns whether the build succeeded */
export async function buildCopy(folder) {
  const options = { cwd: folder, env: productionEnv, stdio: "ignore" };
  const server = [process.execPath, join(folder, "scripts/lib/finish-build.mjs")];
  for (const command of [[...bin(folder, "next/dist/bin/next"), "build"], server]) {
    if ((await waitForExit(start(command, options))) !== 0) return false;
  }
  return true;
}

const firstLine = (text) =>
  stripVTControlCharacters(text).trim().split("\n").filter(Boolean).slice(0, 2).join(" ");

import "./lib/node-version.mjs";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readOptions } from "../lib/base/commands/usage.mjs";
import { copyProject } from "../testing/copy-project.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { faults } from "./lib/faults.mjs";
import { formatElapsed, main, start, Stop, waitForExit } from "./lib/run.mjs";

// npm run faults: plants the faults of lib/faults.mjs one at a time in a copy of the project, and checks that the tests
// notice them.
//   npm run faults -- [parts of the faults' names or tests]
const { positionals: filters } = readOptions("npm run faults -- [PART OF A FAULT'S NAME OR TEST ...]", {
  allowPositionals: true,
});
const selectedFaults = faults.filter(
  ({ name, test }) => filters.length === 0 || filters.some((text) => `${name} ${test}`.includes(text)),
);

/** Runs the tests of some files. @returns the number of failed ones, undefined if they did not run */
async function countFailures(folder, files) {
  const command = [process.execPath, join(folder, "scripts/test.mjs"), ...files];
  const child = start(command, { cwd: folder, stdio: ["ignore", "pipe", "ignore"] });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  await waitForExit(child);
  const [, failed] = /^\d+ passed, (\d+) failed, \d+ skipped$/m.exec(output) ?? [];
  return failed === undefined ? undefined : Number(failed);
}

/** Plants a fault, runs its tests and removes it. @returns whether a test failed, undefined if none could run */
async function isNoticed(folder, { file, text, instead, test }) {
  const path = join(folder, file);
  const original = readFileSync(path, "utf8");
  writeFileSync(
    path,
    original.replace(text, () => instead),
  );
  const failures = await countFailures(folder, [test]);
  writeFileSync(path, original);
  return failures === undefined ? undefined : failures > 0;
}

await main(async () => {
  if (selectedFaults.length === 0)
    throw new Stop(`No fault's name or test contains ${filters.join(" or ")}.`);
  await ensureInstalled();
  const folder = copyProject();
  try {
    console.log(`Running the tests of ${selectedFaults.length} faults without a fault`);
    // A test that fails anyway would prove nothing.
    if ((await countFailures(folder, [...new Set(selectedFaults.map(({ test }) => test))])) !== 0)
      throw new Stop("Without a fault, these tests fail or do not run.");
    let noticed = 0;
    for (const fault of selectedFaults) {
      const startedAt = performance.now();
      const result = await isNoticed(folder, fault);
      if (result) noticed += 1;
      const verdict = { true: "noticed", false: "NOT NOTICED", undefined: "the tests did not run" }[result];
      console.log(`${fault.name}: ${verdict} (${fault.test}, ${formatElapsed(startedAt)})`);
    }
    console.log(`\n${noticed} of ${selectedFaults.length} faults noticed`);
    process.exitCode = noticed === selectedFaults.length ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

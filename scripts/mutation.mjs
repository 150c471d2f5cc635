import "./lib/node-version.mjs";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder, root } from "./lib/project.mjs";
import { waitForExit, main, start, Stop } from "./lib/run.mjs";

// npm run mutation -- FOLDER [FILES]: mutation tests of lib/FOLDER, or of some of its files (`calendar digits`), with
// Stryker. For lib/routing, lib/series, lib/campaign and lib/gateway; each takes minutes to hours (docs/testing.md).
const version = "9.6.1";
const [folder = "", ...files] = process.argv.slice(2);

/** Files that are not mutated: data, and code that only runs with a database or in a browser. */
const excludedFiles = {
  campaign: ["current-season.ts", "link-counts.ts", "link-visit.ts", "words/**"],
  gateway: [
    ...["account.ts", "account-action.ts", "account-view.ts", "calendar.ts", "desk.ts"],
    ...[
      "limit.ts",
      "limit-login.ts",
      "log-in.ts",
      "messages.ts",
      "preview.ts",
      "preview-response.ts",
      "reach.ts",
    ],
  ],
  series: ["sent-enquiries.ts"],
};

const settings = {
  testRunner: "jest",
  plugins: ["@stryker-mutator/jest-runner"],
  jest: { configFile: "scripts/mutation/jest.config.mjs", enableFindRelatedTests: false },
  mutate: [
    ...(files.length > 0 ? files.map((file) => `lib/${folder}/${file}.ts`) : [`lib/${folder}/**/*.ts`]),
    "!**/*.test.ts",
    ...(excludedFiles[folder] ?? []).map((file) => `!lib/${folder}/${file}`),
  ],
  coverageAnalysis: "perTest",
  // A mutant in code that runs at import would need every test to run again.
  ignoreStatic: true,
  concurrency: 1,
  // Jest leaks memory in each run: after hundreds of runs the process takes gigabytes and is three times slower.
  maxTestRunnerReuse: 30,
  timeoutMS: 20_000,
  disableTypeChecks: false,
  tempDirName: ".cache/mutation",
  reporters: ["clear-text", "progress-append-only"],
  clearTextReporter: { reportTests: false, logTests: false },
};

await main(async () => {
  if (!existsSync(join(root, "lib", folder)) || folder === "")
    throw new Stop("Name a folder of lib: npm run mutation -- routing");
  const missing = files.find((name) => !existsSync(join(root, "lib", folder, `${name}.ts`)));
  if (missing) throw new Stop(`There is no lib/${folder}/${missing}.ts`);
  const stryker = join(root, "node_modules/@stryker-mutator/core/bin/stryker.js");
  if (!existsSync(stryker)) {
    const packages = ["core", "jest-runner"].map((name) => `@stryker-mutator/${name}@${version}`).join(" ");
    throw new Stop(`Stryker is not installed by default. Run: npm install --no-save ${packages}`);
  }
  mkdirSync(cacheFolder, { recursive: true });
  const file = join(cacheFolder, `mutation-${folder}.json`);
  writeFileSync(file, JSON.stringify(settings));
  const env = { ...process.env, MUTATION_ROOM: folder };
  process.exitCode = await waitForExit(start([process.execPath, stryker, "run", file], { env }));
});

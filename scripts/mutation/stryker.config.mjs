// Mutation tests of one folder of lib with Stryker (docs/testing.md):
//   MUTATION_FOLDER=routing npm run mutation

const folder = process.env.MUTATION_FOLDER;
if (!folder) throw new Error("Name a folder of lib: MUTATION_FOLDER=routing npm run mutation");

/** Files that are not mutated: data, and code that only runs with a database or in a browser. */
const excludedFiles = {
  campaign: ["published-seasons", "links/link-visit"],
  series: ["sent-enquiries"],
};

export default {
  testRunner: "jest",
  plugins: ["@stryker-mutator/jest-runner"],
  jest: { configFile: "scripts/mutation/jest.config.mjs", enableFindRelatedTests: false },
  mutate: [
    `lib/*/${folder}/**/*.ts`,
    "!**/*.test.ts",
    ...(excludedFiles[folder] ?? []).map((file) => `!lib/*/${folder}/${file}.ts`),
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

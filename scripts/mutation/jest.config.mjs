import all from "../../jest.config.mjs";

/** The unit tests of one folder of lib (MUTATION_FOLDER), in Stryker's environment, which records the coverage per test. */
export default async function config() {
  const [node] = (await all()).projects;
  const folder = process.env.MUTATION_FOLDER;
  return {
    ...node,
    rootDir: process.cwd(),
    // Only the tests excluded below need the global setup, and it would run for each mutant.
    globalSetup: undefined,
    globalTeardown: undefined,
    testEnvironment: "@stryker-mutator/jest-runner/jest-env/node",
    testMatch: [`**/lib/*/${folder}/**/*.test.ts`],
    // Tests with a database would take hours, one database per mutant; fuzz tests repeat what other tests check.
    testPathIgnorePatterns: [
      "\\.dom\\.test\\.tsx$",
      "lib/engines/calls/(account.*|desk|limit|log-in)\\.test\\.ts$",
      "lib/(engines/provider-calls/(embedded|faults|fuzz|silent-database)|subjects/people/serve-calendar|app/preview/serve)\\.test\\.ts$",
    ],
  };
}

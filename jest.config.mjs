import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import nextJest from "next/jest.js";

const withNext = nextJest({ dir: fileURLToPath(new URL(".", import.meta.url)) });

// Keeps log lines out of the test output.
process.env.LOG_LEVEL ??= "silent";

/** Packages published as ES modules only, which SWC must transform because Jest runs CommonJS. */
const esModulesOnly = [
  "next-intl",
  "use-intl",
  "icu-minify",
  "intl-messageformat",
  "@formatjs",
  "@electric-sql",
  "marked",
  "ical.js",
  "p-queue",
  "p-timeout",
];

/**
 * Built-in objects of the language that modules receive as parameters, because reading a global variable of a sandbox is
 * slow: without it a tenth of all time, in tests that make many queries a quarter. Not those that tests replace, such as
 * `Date`.
 */
const languageGlobals = [
  "Object",
  "Array",
  "String",
  "Number",
  "Symbol",
  "Map",
  "Set",
  "Promise",
  "Error",
  "JSON",
  "Math",
];

/** @param {import("jest").Config} projectConfig */
async function project(projectConfig) {
  const config = await withNext({
    roots: ["<rootDir>"],
    moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
    sandboxInjectedGlobals: languageGlobals,
    // Outside the folder for temporary files, which is deleted (scripts/lib/scratch.mjs).
    cacheDirectory: fileURLToPath(new URL(".cache/jest", import.meta.url)),
    modulePathIgnorePatterns: ["<rootDir>/\\.(?!ci)", "<rootDir>/e2e/"],
    ...projectConfig,
  })();
  // next/jest sets this list and only allows additions.
  config.transform["\\.cjs$"] = Object.values(config.transform)[0];
  config.transformIgnorePatterns = [`/node_modules/(?!(${esModulesOnly.join("|")})/)`];
  return config;
}

/** Tests are beside their source: `x.test.ts` runs in Node, `x.dom.test.tsx` in jsdom. */
export default async function config() {
  return {
    // One more than the number of processors, because some tests wait for a database or a child process.
    maxWorkers: availableParallelism() + 1,
    // Opening a database takes seconds on a busy machine.
    testTimeout: 60_000,
    projects: [
      await project({
        displayName: "node",
        globalSetup: "<rootDir>/testing/setup/global-setup.mjs",
        globalTeardown: "<rootDir>/testing/setup/global-teardown.mjs",
        testEnvironment: "<rootDir>/testing/setup/environment.mjs",
        setupFilesAfterEnv: ["<rootDir>/jest.setup.mjs"],
        testMatch: ["**/*.test.{ts,tsx,mjs}"],
        testPathIgnorePatterns: ["\\.dom\\.test\\.tsx$"],
      }),
      await project({
        displayName: "dom",
        testEnvironment: "jsdom",
        testMatch: ["**/*.dom.test.tsx"],
        setupFilesAfterEnv: ["<rootDir>/jest.dom-setup.mjs"],
      }),
    ],
  };
}

import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import nextJest from "next/jest.js";

const withNext = nextJest({ dir: fileURLToPath(new URL(".", import.meta.url)) });

// What the sources log belongs into a test's expectations, not between its results.
process.env.LOG_LEVEL ??= "silent";

/** Packages published as ES modules only; Jest runs CommonJS, so SWC has to read them first. */
const modulesOnly = [
  "next-intl",
  "use-intl",
  "icu-minify",
  "intl-messageformat",
  "@formatjs",
  "@electric-sql",
  "marked",
  "ical.js",
];

/** @param {import("jest").Config} own */
async function project(own) {
  const config = await withNext({
    roots: ["<rootDir>"],
    moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
    modulePathIgnorePatterns: ["<rootDir>/\\.(?!ci)", "<rootDir>/e2e/"],
    ...own,
  })();
  // Next writes this list itself and lets a project only add to it.
  config.transform["\\.cjs$"] = Object.values(config.transform)[0];
  config.transformIgnorePatterns = [`/node_modules/(?!(${modulesOnly.join("|")})/)`];
  return config;
}

/** Tests stand beside their source: `x.test.ts` runs in Node, `x.dom.test.tsx` in a simulated browser. */
export default async function config() {
  return {
    // One more than there are processors: some tests wait, for a database or for a process of their own.
    maxWorkers: availableParallelism() + 1,
    // What has been compiled stays when the folder for throw-away files goes (scripts/lib/scratch.mjs).
    cacheDirectory: fileURLToPath(new URL(".cache/jest", import.meta.url)),
    // Opening a database takes seconds on a busy machine.
    testTimeout: 30_000,
    projects: [
      await project({
        displayName: "node",
        globalSetup: "<rootDir>/testing/setup/jest.mjs",
        globalTeardown: "<rootDir>/testing/setup/end.mjs",
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

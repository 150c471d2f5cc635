import all from "../../jest.config.mjs";

/** The unit tests of one room (MUTATION_ROOM), in the environment that tells which test reaches which mutant. */
export default async function config() {
  const [node] = (await all()).projects;
  const room = process.env.MUTATION_ROOM;
  return {
    ...node,
    rootDir: process.cwd(),
    // What they share in a run is for the tests left out below, and would be made anew for each mutant.
    globalSetup: undefined,
    globalTeardown: undefined,
    testEnvironment: "@stryker-mutator/jest-runner/jest-env/node",
    testMatch: [`**/lib/${room}/**/*.test.ts`],
    // A database of its own for each mutant would take hours; and a fuzz test repeats what the others look at.
    testPathIgnorePatterns: [
      "\\.dom\\.test\\.tsx$",
      "lib/gateway/(account.*|calendar|desk|embedded|faults|fuzz|limit|log-in|preview|silent-database)\\.test\\.ts$",
    ],
  };
}

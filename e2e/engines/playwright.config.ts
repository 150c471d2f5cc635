import { defineConfig } from "@playwright/test";
import { servers } from "../servers";
import { engineNames, type EngineName } from "./engine";

/** Compares the engines with each other, so it runs once. */
const looks = "looks.story.ts";

const { address, env, port } = servers.embedded;

/**
 * The stories in every engine. Only Playwright's runner is used: its Firefox and WebKit are patched builds, these tests
 * run the released ones.
 */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: ".",
  testMatch: "*.story.ts",
  outputDir: "../../test-results/engines",
  forbidOnly: true,
  workers: 2,
  retries: 1,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [
    [process.env.CI ? "dot" : "line"],
    ["json", { outputFile: process.env.PLAYWRIGHT_REPORT ?? "../../.cache/engines/report.json" }],
  ],
  use: { baseURL: address },
  projects: [
    ...engineNames.map((engineName) => ({ name: engineName, testIgnore: looks, use: { engineName } })),
    { name: "looks", testMatch: looks },
  ],
  webServer: {
    command: `node scripts/e2e-server.mjs ${port}`,
    cwd: "../..",
    url: `${address}/home`,
    env,
    reuseExistingServer: false,
    timeout: 120_000,
    stdout: "ignore",
    stderr: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});

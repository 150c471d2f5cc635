import { defineConfig, devices } from "@playwright/test";
import base from "../../playwright.config";

/** Not tests: takes the pictures of the docs (CONTRIBUTING.md). */
export default defineConfig({
  testDir: ".",
  testMatch: "*.picture.ts",
  outputDir: "../../test-results/pictures",
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: "line",
  use: {
    ...devices["Desktop Chrome"],
    ...base.use,
    viewport: { width: 1280, height: 800 },
    // A reader's clock, so that a picture shows the same times as the text.
    timezoneId: "Asia/Shanghai",
  },
});

import { defineConfig, devices } from "@playwright/test";
import { servers } from "./e2e/servers";
import { findChromium } from "./scripts/lib/chromium.mjs";
import { disableFeatures } from "./testing/chromium-features";
import { isLongRun } from "./testing/long-run";

// Workers load this file again; only the first process searches for a browser.
const chromium = (process.env.CHROMIUM_PATH ??= findChromium() ?? "");

const launchOptions = {
  executablePath: chromium || undefined,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
    // Separate processes for each page and for painting take a fifth of all processor time on two cores.
    "--in-process-gpu",
    "--renderer-process-limit=1",
    disableFeatures,
    // V8's background threads compete for the same two cores, which takes a fifth of the remaining time. Pages live
    // only for seconds, so optimizing compilation and frequent young-generation collections take another sixth.
    "--js-flags=--single-threaded,--no-opt,--min-semi-space-size=64",
  ],
};

/** Specs that run on the desktop only: they set their own widths, check the same HTML, or need no browser. */
const desktopOnly = [
  ...[
    "page-walk",
    "html-checker",
    "desk-screens",
    "desk-pages",
    "school-owner",
    "empty-site",
    "seo",
    "every-page",
    "facts",
    "routing",
    "policy",
    "hostile",
    "storage-denied",
  ],
  ...[
    "form-faults",
    "provider-faults",
    "operation",
    "shutdown",
    "edge",
    "tls",
    "shared-pages",
    "recorded",
    "class-gone",
    "classroom",
    "modes",
    "leads",
    "oldest-browsers",
    "fits",
    "print",
    "seasons",
    "teachers",
    "try",
  ],
];
const specs = (names: string[]) => names.map((name) => `${name}.spec.ts`);

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  // On a busy machine a browser may fail at random. `npm test` lists the tests that needed a retry.
  retries: 1,
  // Machines differ by a factor of three; only a test that fails waits this long.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [
    [process.env.CI ? "dot" : "line"],
    ["json", { outputFile: process.env.PLAYWRIGHT_REPORT ?? ".cache/playwright.json" }],
  ],
  use: { baseURL: servers.embedded.address, screenshot: "only-on-failure", locale: "en-US", launchOptions },
  projects: [
    {
      name: "desktop",
      use: { ...devices["Desktop Chrome"], launchOptions, viewport: { width: 1280, height: 800 } },
    },
    {
      name: "mobile",
      // Tests that differ on a phone: menus, touch, forms, first paint. The page walk also covers its width.
      ...(isLongRun ? { testIgnore: specs(desktopOnly) } : { grep: /@phone/ }),
      use: {
        ...devices["Galaxy S9+"],
        deviceScaleFactor: 1,
        launchOptions,
        viewport: { width: 360, height: 740 },
      },
    },
  ],
  webServer: {
    command: "node --import tsx scripts/e2e-servers.ts",
    wait: { stdout: /^ready$/m },
    timeout: 120_000,
    stdout: "ignore",
    stderr: "pipe",
    // Lets the servers close their databases before their folders are deleted.
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});

import { defineConfig, devices } from "@playwright/test";
import { recorder, servers } from "./e2e/servers";
import { installedChromium } from "./scripts/lib/chromium.mjs";
import { long } from "./testing/long";

// Workers load this file again; only the first one looks for a browser.
const chromium = (process.env.CHROMIUM_PATH ??= installedChromium() ?? "");

const launchOptions = {
  executablePath: chromium || undefined,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
    // A page in every process of its own, and one more that paints, cost a fifth of all work on two cores.
    "--in-process-gpu",
    "--renderer-process-limit=1",
    // What V8 compiles and collects beside the page's own thread waits for the same two cores: a fifth of what was left.
    // A page lives for seconds: to compile it twice, or to look through young objects that often, takes a sixth more.
    "--js-flags=--single-threaded,--no-opt,--min-semi-space-size=64",
  ],
};

/** These set their own widths, look at the same HTML, or need no browser: one kind of device is enough, however long. */
const once = [
  ...[
    "page-walk",
    "html-checker",
    "desk-screens",
    "seo",
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
    "modes",
    "leads",
    "oldest-browsers",
    "fits",
    "widths",
    "print",
    "seasons",
  ],
];
const specs = (names: string[]) => names.map((name) => `${name}.spec.ts`);

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  // A browser on a crowded machine may stumble. `npm test` names what needed its second try.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
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
      // What is another thing on a phone: menus, fingers, forms, what is painted first. The page walk has its width, too.
      ...(long ? { testIgnore: specs(once) } : { grep: /@phone/ }),
      use: {
        ...devices["Galaxy S9+"],
        deviceScaleFactor: 1,
        launchOptions,
        viewport: { width: 360, height: 740 },
      },
    },
  ],
  webServer: [
    {
      command: `node --import tsx scripts/e2e-recorder.ts ${recorder.port}`,
      url: `${recorder.address}/recorded`,
      reuseExistingServer: false,
      stdout: "ignore",
      stderr: "pipe",
    },
    ...Object.values(servers).map(({ port, address, env }) => ({
      command: `node scripts/e2e-server.mjs ${port}`,
      url: `${address}/home`,
      env,
      reuseExistingServer: false,
      timeout: 120_000,
      stdout: "ignore" as const,
      stderr: "pipe" as const,
      // The database is closed before the folder goes.
      gracefulShutdown: { signal: "SIGTERM" as const, timeout: 10_000 },
    })),
  ],
});

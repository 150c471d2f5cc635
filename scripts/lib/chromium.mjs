import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { tools } from "./project.mjs";
import { runStep, Stop } from "./run.mjs";

/** Chromium without a user interface: opens pages in half the time, but has no camera. */
const headlessShell = "chromium-headless-shell";
const commandNames = [
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "microsoft-edge",
];

/** Default install locations outside PATH. */
const defaultPaths = {
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ],
  win32: [process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA].flatMap(
    (folder) =>
      folder
        ? [
            join(folder, "Google/Chrome/Application/chrome.exe"),
            join(folder, "Microsoft/Edge/Application/msedge.exe"),
          ]
        : [],
  ),
};

/** Whether the browser starts. On Windows only its file is checked: asking for its version would open a window. */
function canStart(path) {
  if (!existsSync(path)) return false;
  return (
    process.platform === "win32" ||
    spawnSync(path, ["--version"], { stdio: "ignore", timeout: 30_000 }).status === 0
  );
}

/** Path of Playwright's Chromium. Loads the package on call, since this file is also loaded before packages are installed. */
function playwrightChromium() {
  return createRequire(import.meta.url)("@playwright/test").chromium.executablePath();
}

const candidatesInPath = (commandNames) =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => commandNames.map((name) => join(folder, name)));

/** Path of an installed Chromium that starts, or undefined: the system's if there is one, else Playwright's. */
export function findFullChromium() {
  return [
    ...candidatesInPath(commandNames),
    ...(defaultPaths[process.platform] ?? []),
    playwrightChromium(),
  ].find(canStart);
}

const findHeadlessShell = () => candidatesInPath([headlessShell]).find(canStart);

/** Path of the browser for tests: the headless shell, else a full Chromium, else undefined. */
export const findChromium = () => findHeadlessShell() ?? findFullChromium();

/** Command prefix for administrator rights, empty for root; undefined if the user has none. */
function adminPrefix() {
  if (process.getuid?.() === 0) return [];
  return spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status === 0 ? ["sudo", "-n"] : undefined;
}

const installOptions = { timeout: 5 * 60_000, quiet: true };

/** Installs a package of the system, where apt and the rights to use it are there. */
async function installPackage(name) {
  const admin = process.platform === "linux" ? adminPrefix() : undefined;
  if (!admin || spawnSync("apt-get", ["--version"], { stdio: "ignore" }).status !== 0) return;
  const command = `export DEBIAN_FRONTEND=noninteractive; apt-get update && apt-get install -y --no-install-recommends ${name}`;
  await runStep(
    `Installing the system's package ${name}`,
    name,
    [...admin, "sh", "-c", command],
    installOptions,
  );
}

/**
 * Returns the path of a Chromium for the browser tests, and installs one if there is none.
 * @throws Stop if none can be installed
 */
export async function ensureChromium() {
  const configuredPath = process.env.CHROMIUM_PATH;
  if (configuredPath) {
    if (!canStart(configuredPath))
      throw new Stop(`CHROMIUM_PATH is not a Chromium that starts: ${configuredPath}`);
    return configuredPath;
  }
  const hadNone = !findFullChromium();
  if (hadNone) {
    const command = [...tools.playwright, "install", "chromium"];
    await runStep("Installing Playwright's Chromium", "chromium", command, installOptions);
    if (!findFullChromium()) await installPackage("chromium");
  }
  if (!findHeadlessShell()) {
    if (hadNone || process.env.CI) await installPackage(headlessShell);
    else console.log(`Pages open in half the time with Debian's package ${headlessShell}.`);
  }
  const chromium = findChromium();
  if (!chromium)
    throw new Stop(
      "No Chromium was found, and none could be installed. Install one and set its path: CHROMIUM_PATH=/path/to/chromium npm test",
    );
  return chromium;
}

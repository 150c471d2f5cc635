import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { tools } from "./project.mjs";
import { step, Stop } from "./run.mjs";

/** The same engine without a window's surroundings: opens pages in half the time, and has no camera. */
const shell = "chromium-headless-shell";
const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "microsoft-edge"];

/** Where systems keep a Chromium that is not in the path. */
const usualPlaces = {
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

/** Starting a browser on Windows to ask its version opens a window; there the file alone has to do. */
function runs(path) {
  if (!existsSync(path)) return false;
  return (
    process.platform === "win32" ||
    spawnSync(path, ["--version"], { stdio: "ignore", timeout: 30_000 }).status === 0
  );
}

/** The one Playwright downloads. Asked late: nothing may be installed yet when this file is loaded. */
function playwrightsOwn() {
  return createRequire(import.meta.url)("@playwright/test").chromium.executablePath();
}

const inPath = (names) =>
  (process.env.PATH ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));

/** A whole Chromium that is already here and starts, or undefined: the system's first, then Playwright's own. */
export function wholeChromium() {
  return [...inPath(names), ...(usualPlaces[process.platform] ?? []), playwrightsOwn()].find(runs);
}

/** What tests use of what is here: the shell, or a whole Chromium. */
export function installedChromium() {
  return inPath([shell]).find(runs) ?? wholeChromium();
}

/** The command before every administrator's command, or undefined when this user is none. */
function administrator() {
  if (process.getuid?.() === 0) return [];
  return spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status === 0 ? ["sudo", "-n"] : undefined;
}

/**
 * A Chromium for the browser tests, installed when there is none.
 * @throws Stop with one line when none can be had.
 */
export async function ensureChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!runs(given)) throw new Stop(`CHROMIUM_PATH names no Chromium that starts: ${given}`);
    return given;
  }
  if (wholeChromium()) return installedChromium();
  const options = { timeout: 5 * 60_000, quiet: true };
  await step(
    "Installing Playwright's Chromium",
    "chromium",
    [...tools.playwright, "install", "chromium"],
    options,
  );
  const admin = process.platform === "linux" ? administrator() : undefined;
  const apt = admin && spawnSync("apt-get", ["--version"], { stdio: "ignore" }).status === 0;
  if (apt && !wholeChromium()) {
    const install = "apt-get install -y --no-install-recommends";
    // Not every system with apt has the shell as a package.
    const command = `export DEBIAN_FRONTEND=noninteractive; apt-get update && ${install} chromium && { ${install} ${shell} || true; }`;
    const parameters = [...admin, "sh", "-c", command];
    await step("Installing the system's Chromium package", "chromium-apt", parameters, options);
  }
  const found = installedChromium();
  if (!found)
    throw new Stop(
      "No Chromium was found or could be installed. Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test",
    );
  return found;
}

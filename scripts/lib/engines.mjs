import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { findChromium } from "./chromium.mjs";

/** Default install locations outside PATH. */
const firefoxPaths = {
  darwin: ["/Applications/Firefox.app/Contents/MacOS/firefox"],
  win32: [process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"]].flatMap((folder) =>
    folder ? [join(folder, "Mozilla Firefox/firefox.exe")] : [],
  ),
};

function findInPath(...names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

function findFirefox() {
  const installedPath =
    findInPath("firefox-esr", "firefox") ?? (firefoxPaths[process.platform] ?? []).find(existsSync);
  const path = process.env.FIREFOX_PATH ?? installedPath;
  return path ? { path } : { missing: "no Firefox was found (FIREFOX_PATH names one)" };
}

/** WebKitGTK's driver opens a browser window, so it needs a display; Xvfb provides a virtual one. */
function findWebkit() {
  const path = findInPath("WebKitWebDriver");
  if (!path) return { missing: "no WebKitWebDriver was found (Debian's package webkit2gtk-driver)" };
  const xvfb = findInPath("Xvfb");
  if (!xvfb) return { missing: "WebKitWebDriver needs Xvfb", broken: true };
  return { path, xvfb };
}

function findChromiumEngine() {
  const path = process.env.CHROMIUM_PATH || findChromium();
  return path ? { path } : { missing: "no Chromium was found (CHROMIUM_PATH names one)" };
}

/**
 * The path of each of the three engines, or `missing`: the reason why it cannot run. `broken` means that the engine is
 * installed without something it needs.
 */
export function findEngines() {
  return { chromium: findChromiumEngine(), firefox: findFirefox(), webkit: findWebkit() };
}

/** A message for each engine that cannot run. It is an error if the engine is broken and `CI` is set. */
export function missingEngines(engines) {
  return Object.entries(engines).flatMap(([name, { missing, broken }]) =>
    missing ? [{ line: `${name} was not run: ${missing}.`, error: Boolean(broken && process.env.CI) }] : [],
  );
}

/** The command that starts a virtual display; the X server chooses a free display number and prints it. */
export function displayCommand(xvfb) {
  return [xvfb, "-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"];
}

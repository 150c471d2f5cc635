import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installedChromium } from "./chromium.mjs";

/** Where systems keep a Firefox that is not in the path. */
const firefoxPlaces = {
  darwin: ["/Applications/Firefox.app/Contents/MacOS/firefox"],
  win32: [process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"]].flatMap((folder) =>
    folder ? [join(folder, "Mozilla Firefox/firefox.exe")] : [],
  ),
};

function inPath(...names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

function firefox() {
  const place = inPath("firefox-esr", "firefox") ?? (firefoxPlaces[process.platform] ?? []).find(existsSync);
  const path = process.env.FIREFOX_PATH ?? place;
  return path ? { path } : { missing: "no Firefox was found (FIREFOX_PATH names one)" };
}

/** WebKitGTK's driver starts a browser with a window, so it needs a display too: a virtual one is enough. */
function webkit() {
  const path = inPath("WebKitWebDriver");
  if (!path) return { missing: "no WebKitWebDriver was found (Debian's package webkit2gtk-driver)" };
  const xvfb = inPath("Xvfb");
  if (!xvfb) return { missing: "WebKitWebDriver needs Xvfb beside it", broken: true };
  return { path, xvfb };
}

function chromium() {
  const path = process.env.CHROMIUM_PATH || installedChromium();
  return path ? { path } : { missing: "no Chromium was found (CHROMIUM_PATH names one)" };
}

/**
 * The three engines in use, each with where it is on this machine, or why it cannot run. `broken`: it is there,
 * but lacks a part, which is an error where `CI` is set.
 */
export function findEngines() {
  return { chromium: chromium(), firefox: firefox(), webkit: webkit() };
}

/** Of those found, the ones that do not run here: a line each, and whether that is an error. */
export function notRun(found) {
  return Object.entries(found).flatMap(([name, { missing, broken }]) =>
    missing ? [{ line: `${name} was not run: ${missing}.`, error: Boolean(broken && process.env.CI) }] : [],
  );
}

/** A virtual display and the command that ends it; the X server chooses a number that is free. */
export function displayCommand(xvfb) {
  return [xvfb, "-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"];
}

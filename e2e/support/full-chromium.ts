import type { LaunchOptions } from "@playwright/test";
import { findFullChromium } from "../../scripts/lib/chromium.mjs";

/** What the headless shell lacks: a camera, even a fake one, and the back-forward cache. */
export function inFullChromium(launchOptions: LaunchOptions): LaunchOptions {
  if (!launchOptions.executablePath?.endsWith("headless-shell")) return launchOptions;
  const executablePath = findFullChromium();
  return executablePath ? { ...launchOptions, executablePath } : launchOptions;
}

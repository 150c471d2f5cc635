import { findEngines } from "../../scripts/lib/engines.mjs";
import type { Engine, EngineName } from "./engine";
import { startPuppeteer } from "./puppeteer";
import { startWebkit } from "./webkit";

/** Starts an installed engine. @returns undefined if it is not installed */
export async function startEngine(name: EngineName): Promise<Engine | undefined> {
  const { path, xvfb } = findEngines()[name] as { path?: string; xvfb?: string };
  if (!path) return undefined;
  return name === "webkit" ? startWebkit(path, xvfb ?? "") : startPuppeteer(name, path);
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { npmCommand, root } from "./project.mjs";
import { runStep, Stop } from "./run.mjs";

/**
 * Whether the installed packages match the lock file. `installed` is the list that npm writes into node_modules at the end,
 * so an interrupted install does not count. Packages for other systems may be absent.
 */
export function isInstalled(locked, installed) {
  const requiredPackages = Object.entries(locked.packages).filter(([path]) => path !== "");
  return requiredPackages.every(([path, entry]) => {
    const found = installed.packages[path];
    return found
      ? found.version === entry.version && found.integrity === entry.integrity
      : Boolean(entry.optional || entry.devOptional || entry.peer);
  });
}

function readLock(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), "utf8"));
  } catch {
    return { packages: {} };
  }
}

/** Installs the packages of the lock file, including development ones, unless they are installed. @throws Stop if that fails */
export async function ensureInstalled() {
  if (isInstalled(readLock("package-lock.json"), readLock("node_modules/.package-lock.json"))) return;
  // With NODE_ENV=production, npm would leave out packages that the build needs.
  const command = [...npmCommand(), "ci", "--include=dev"];
  const isSuccessful = await runStep("Installing packages (npm ci, a minute or two)", "install", command);
  if (!isSuccessful) throw new Stop("The packages could not be installed.");
}

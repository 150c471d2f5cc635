import { readFileSync } from "node:fs";
import { join } from "node:path";
import { npm, root } from "./project.mjs";
import { step, Stop } from "./run.mjs";

/**
 * Whether the installed packages match the lock file. `installed` is the list that npm writes into node_modules at the end,
 * so an interrupted install does not count. Packages for other systems may be absent.
 */
export function isInstalled(locked, installed) {
  const wanted = Object.entries(locked.packages).filter(([path]) => path !== "");
  return wanted.every(([path, entry]) => {
    const found = installed.packages[path];
    return found
      ? found.version === entry.version && found.integrity === entry.integrity
      : Boolean(entry.optional || entry.devOptional || entry.peer);
  });
}

function read(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), "utf8"));
  } catch {
    return { packages: {} };
  }
}

/** Installs the packages of the lock file, including development ones, unless they are installed. @throws Stop if that fails */
export async function ensureInstalled() {
  if (isInstalled(read("package-lock.json"), read("node_modules/.package-lock.json"))) return;
  // With NODE_ENV=production, npm would leave out packages that the build needs.
  const command = [...npm(), "ci", "--include=dev"];
  const done = await step("Installing packages (npm ci, a minute or two)", "install", command);
  if (!done) throw new Stop("The packages could not be installed.");
}

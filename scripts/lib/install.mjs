import { readFileSync } from "node:fs";
import { join } from "node:path";
import { npm, root } from "./project.mjs";
import { step, Stop } from "./run.mjs";

/**
 * Whether what is installed is what the lock file asks for. `installed` is the list npm writes into node_modules
 * as its last act, so an interrupted install counts as none. Packages for other systems may be absent.
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

/** Installs the packages of the lock file, development ones too, unless they are there already. */
export async function ensureInstalled() {
  if (isInstalled(read("package-lock.json"), read("node_modules/.package-lock.json"))) return;
  // `npm start` in a shell with NODE_ENV=production would leave out what the build needs.
  const command = [...npm(), "ci", "--include=dev"];
  const done = await step("Installing packages (npm ci, a minute or two)", "install", command);
  if (!done) throw new Stop("The packages could not be installed.");
}

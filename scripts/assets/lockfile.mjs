import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { isUnchecked } from "../lib/lockfile.mjs";
import { root } from "../lib/project.mjs";

// node scripts/assets/lockfile.mjs: completes package-lock.json. npm writes packages of other platforms without their
// integrity when it reads them from node_modules; their entries are removed here and resolved again from the registry.
process.chdir(root);
const file = "package-lock.json";
const lock = JSON.parse(readFileSync(file, "utf8"));
for (const [path, entry] of Object.entries(lock.packages)) {
  if (isUnchecked(path, entry)) delete lock.packages[path];
}
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
process.exitCode = spawnSync("npm", ["install", "--package-lock-only"], { stdio: "inherit" }).status ?? 1;

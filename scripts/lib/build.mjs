import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { checkEnvironment } from "./environment.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { finishBuild } from "./finish-build.mjs";
import { productionEnv, root, tools } from "./project.mjs";
import { ended, start, step, Stop } from "./run.mjs";

const stamp = join(root, ".next/yuqiao-build");

/** Builds the site and the database template, unless they are up to date. @throws Stop if one fails */
export async function ensureBuilt() {
  await Promise.all([ensureSiteBuilt(), ensureTemplate()]);
}

/** Saves seconds at the first start on an empty data folder. */
async function ensureTemplate() {
  const script = join(root, "lib/provider/db/make-template.mjs");
  const status = await ended(start([process.execPath, script]));
  if (status !== 0) throw new Stop("The database template could not be created.");
}

async function ensureSiteBuilt() {
  // A data folder inside the project changes at run time and is not a source.
  const sources = fingerprint(root, process.env.DATA_DIR ? resolve(root, process.env.DATA_DIR) : undefined);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === sources) return;
  await checkEnvironment();
  rmSync(stamp, { force: true });
  const done = await step("Building the site (under a minute)", "build", [...tools.next, "build"], {
    env: productionEnv,
  });
  if (!done) throw new Stop("The site could not be built.");
  await finishBuild();
  writeFileSync(stamp, sources);
}

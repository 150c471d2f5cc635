import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { checkEnvironment } from "./environment.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { finishBuild } from "./finish-build.mjs";
import { productionEnv, root, tools } from "./project.mjs";
import { waitForExit, start, runStep, Stop } from "./run.mjs";

const stampFile = join(root, ".next/yuqiao-build");

/** Builds the site and the database template, unless they are up to date. @throws Stop if one fails */
export async function ensureBuilt() {
  await Promise.all([ensureSiteBuilt(), ensureTemplate()]);
}

/** Saves seconds at the first start on an empty data folder. */
async function ensureTemplate() {
  const script = join(root, "lib/base/db/make-template.mjs");
  const status = await waitForExit(start([process.execPath, script]));
  if (status !== 0) throw new Stop("The database template could not be created.");
}

async function ensureSiteBuilt() {
  // A data folder inside the project changes at run time and is not a source.
  const sourcesHash = fingerprint(
    root,
    process.env.DATA_DIR ? resolve(root, process.env.DATA_DIR) : undefined,
  );
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === sourcesHash) return;
  await checkEnvironment();
  rmSync(stampFile, { force: true });
  const isBuilt = await runStep("Building the site (under a minute)", "build", [...tools.next, "build"], {
    env: productionEnv,
  });
  if (!isBuilt) throw new Stop("The site could not be built.");
  await finishBuild();
  writeFileSync(stampFile, sourcesHash);
}

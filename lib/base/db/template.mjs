import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";

/*
 * The template: an empty PGlite database with all tables, created once and copied for every new data folder. PGlite's
 * initdb takes seconds and permanently enlarges its process by about 530 MB, so a child process runs it.
 *
 * Plain JavaScript, since the build and the image run it without a compiler.
 */

const sourceFolder = () => join(process.cwd(), "lib/base/db");
const read = (/** @type {string[]} */ ...path) => readFileSync(join(...path));

/** Path of the template for these migrations and this PGlite version. Ignored by git, safe to delete. */
export function templateFolder() {
  const hash = createHash("sha256");
  const pglite = JSON.parse(
    String(read(process.cwd(), "node_modules/@electric-sql/pglite/package.json")),
  ).version;
  hash.update(`${pglite}\0`).update(read(sourceFolder(), "make-database.mjs"));
  const migrations = join(sourceFolder(), "migrations");
  for (const name of readdirSync(migrations).sort()) {
    if (name.endsWith(".sql")) hash.update(`${name}\0`).update(read(migrations, name));
  }
  return join(process.cwd(), ".cache", `database-${hash.digest("hex").slice(0, 16)}`);
}

/** Creates the template if it is missing. Several processes may do so at once. */
export async function ensureTemplate() {
  const template = templateFolder();
  if (existsSync(template)) return;
  const cache = dirname(template);
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(join(cache, "unfinished-database-"));
  try {
    await runMakeDatabase(unfinished);
    // In an image, the site runs under another account than the build.
    chmodSync(unfinished, 0o755);
    if (!existsSync(template)) renameSync(unfinished, template);
  } catch (error) {
    // Another process created it first.
    if (!existsSync(template)) throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  for (const name of readdirSync(cache)) {
    const outdated = name.startsWith("database-") && name !== basename(template);
    if (outdated) rmSync(join(cache, name), { recursive: true, force: true });
  }
}

/**
 * Creates an empty database in an empty folder: a copy of the template, or without one, by a child process.
 * @param {string} folder absolute path
 */
export async function newDatabase(folder) {
  const template = templateFolder();
  // Copying the 600 small files synchronously takes a quarter of the time.
  if (existsSync(template)) cpSync(template, folder, { recursive: true });
  else await runMakeDatabase(folder);
}

/** @param {string} folder */
async function runMakeDatabase(folder) {
  const script = join(sourceFolder(), "make-database.mjs");
  const child = spawn(process.execPath, [script, folder], { stdio: ["ignore", "ignore", "pipe", "ipc"] });
  let errorOutput = "";
  child.stderr.on("data", (chunk) => (errorOutput += chunk));
  const status = await new Promise((resolve, reject) => child.once("error", reject).once("close", resolve));
  if (status !== 0)
    throw new Error(`A new database could not be made: ${errorOutput.trim() || `status ${status}`}`);
}

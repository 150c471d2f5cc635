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
 * The template: an empty PGlite database with all tables, made once and copied for every new data folder. PGlite's
 * initdb takes seconds, and leaves the process that ran it some 530 MB larger for good (decision 4): so a child process
 * runs it.
 *
 * Plain JavaScript, since the build and the image use it without a compiler.
 */

const source = () => join(process.cwd(), "lib/provider/db");
const read = (/** @type {string[]} */ ...path) => readFileSync(join(...path));

/** Where the template of these migrations and this PGlite is, or belongs. Ignored by git, safe to delete. */
export function templateFolder() {
  const hash = createHash("sha256");
  const pglite = JSON.parse(
    String(read(process.cwd(), "node_modules/@electric-sql/pglite/package.json")),
  ).version;
  hash.update(`${pglite}\0`).update(read(source(), "make-database.mjs"));
  const migrations = join(source(), "migrations");
  for (const name of readdirSync(migrations).sort()) {
    if (name.endsWith(".sql")) hash.update(`${name}\0`).update(read(migrations, name));
  }
  return join(process.cwd(), ".cache", `database-${hash.digest("hex").slice(0, 16)}`);
}

/** Makes the template where it is missing: for the build and the tests. Several processes may do so at once. */
export async function ensureTemplate() {
  const template = templateFolder();
  if (existsSync(template)) return;
  const cache = dirname(template);
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(join(cache, "unfinished-database-"));
  try {
    await makeDatabase(unfinished);
    // In an image, the account that runs the site is not the one that built it.
    chmodSync(unfinished, 0o755);
    if (!existsSync(template)) renameSync(unfinished, template);
  } catch (error) {
    // Another process was quicker.
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
 * Fills an empty folder with an empty database: a copy of the template, or, where none was made, by a child process.
 * @param {string} folder absolute path
 */
export async function newDatabase(folder) {
  const template = templateFolder();
  // Six hundred small files: one after the other without a word in between takes a quarter of the time.
  if (existsSync(template)) cpSync(template, folder, { recursive: true });
  else await makeDatabase(folder);
}

/** @param {string} folder */
async function makeDatabase(folder) {
  const script = join(source(), "make-database.mjs");
  const child = spawn(process.execPath, [script, folder], { stdio: ["ignore", "ignore", "pipe", "ipc"] });
  let complaint = "";
  child.stderr.on("data", (chunk) => (complaint += chunk));
  const status = await new Promise((resolve, reject) => child.once("error", reject).once("close", resolve));
  if (status !== 0)
    throw new Error(`A new database could not be made: ${complaint.trim() || `status ${status}`}`);
}

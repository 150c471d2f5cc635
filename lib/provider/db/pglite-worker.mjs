import { readlinkSync, renameSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";
import { basename } from "node:path";
import { setFlagsFromString } from "node:v8";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { newDatabase } from "./template.mjs";

/*
 * PGlite in a thread of its own, opened and asked by `pglite-client.ts`. Plain JavaScript, since a thread of the built
 * site starts without a compiler.
 */

/**
 * PostgreSQL's settings for a process that is the database's one user. It would take 128 MB for its buffers and write
 * them all at the start, while the operating system keeps the same pages once more. And it would let the log grow to
 * 1 GB before it writes the tables, all of which the start after a crash would have to read.
 */
const settings = ["shared_buffers=16MB", "max_wal_size=64MB", "min_wal_size=32MB"];

/** Steps below the rest of the process: of a processor that visitors take whole, a tenth is left to it. */
const niceness = 10;

/** From this version on V8 takes 600 MB for a moment to compile one of PGlite's functions for speed (decision 36). */
const firstGreedyNode = 23;
const isGreedy = Number.parseInt(process.versions.node) >= firstGreedyNode;

/** Whether functions of WebAssembly that V8 comes upon from now on, in all threads, are compiled for speed once they run often. */
function compileForSpeed(/** @type {boolean} */ wanted) {
  if (!isGreedy) return;
  for (const flag of ["wasm-tier-up", "wasm-dynamic-tiering"]) {
    setFlagsFromString(wanted ? `--${flag}` : `--no-${flag}`);
  }
}

const port = /** @type {import("node:worker_threads").MessagePort} */ (parentPort);
const { unfinished, ...place } = workerData;
// Here, since the thread that starts the site is busy with loading it.
if (unfinished) {
  await newDatabase(unfinished);
  renameSync(unfinished, place.dataDir);
}
// That function runs while a database is opened: it stays as it is compiled then, and what others come later become fast.
compileForSpeed(false);
const client = await PGlite.create({
  ...place,
  startParams: [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ["-c", setting])],
});
compileForSpeed(true);

/** What can be asked, with the arguments as `pglite-client.ts` sends them. @type {Record<string, Function>} */
const answers = {
  query: (text, params, { rowMode, asWritten }) =>
    client.query(text, params, { rowMode, parsers: unparsed(asWritten) }),
  exec: (text) => client.exec(text),
  dumpDataDir: (compression) => client.dumpDataDir(compression),
  close: () => client.close(),
};

/** Parsers that leave values as PostgreSQL writes them. */
const unparsed = (/** @type {number[]} */ types) =>
  Object.fromEntries(types.map((type) => [type, (/** @type {string} */ value) => value]));

/** An error as PostgreSQL tells it. What was asked is known to who asked, and cannot all be sent. */
function told(/** @type {any} */ error) {
  const { query, params, queryOptions, ...fields } = error;
  return { ...fields, message: error.message };
}

port.on("message", async ({ id, ask, args }) => {
  try {
    port.postMessage({ id, answer: await answers[ask]?.(...args) });
  } catch (error) {
    port.postMessage({ id, error: told(error) });
  }
});
/**
 * Gives way to the thread that answers visitors: where both are on one processor, the one that is asked would else run
 * at once, and the one that asks stand still meanwhile. Under Linux a thread has a priority of its own (setpriority(2)).
 */
function giveWay() {
  if (process.platform !== "linux") return;
  try {
    const lower = Math.min(getPriority() + niceness, constants.priority.PRIORITY_LOW);
    setPriority(Number(basename(readlinkSync("/proc/thread-self"))), lower);
  } catch {
    // Where it may not, it runs as it was started.
  }
}

giveWay();
// To no question: it is open.
port.postMessage("open");

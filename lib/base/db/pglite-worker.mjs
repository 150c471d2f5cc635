import { readlinkSync, renameSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";
import { basename } from "node:path";
import { setFlagsFromString } from "node:v8";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { newDatabase } from "./template.mjs";

/*
 * Runs PGlite in a worker thread for `pglite-client.ts`. Plain JavaScript, since threads of the built site start
 * without a compiler.
 */

/**
 * PostgreSQL settings for a single user. The default of 128 MB of buffers is fully written at the start, while the
 * operating system caches the same pages again. And by default the write-ahead log may grow to 1 GB, all of which a
 * start after a crash must read.
 */
const settings = ["shared_buffers=16MB", "max_wal_size=64MB", "min_wal_size=32MB"];

/** Niceness added to the thread's: when visitors use a processor fully, about a tenth is left to the database. */
const niceness = 10;

/** From this version on, V8 temporarily needs 600 MB to optimize one of PGlite's functions. */
const firstAffectedNode = 23;
const isAffected = Number.parseInt(process.versions.node) >= firstAffectedNode;

/**
 * Enables or disables V8's optimization of hot WebAssembly functions that are compiled from now on, in all
 * threads.
 */
function setWasmOptimization(/** @type {boolean} */ isEnabled) {
  if (!isAffected) return;
  for (const flag of ["wasm-tier-up", "wasm-dynamic-tiering"]) {
    setFlagsFromString(isEnabled ? `--${flag}` : `--no-${flag}`);
  }
}

const port = /** @type {import("node:worker_threads").MessagePort} */ (parentPort);
const { unfinished, ...options } = workerData;
// Done here, since the main thread is busy loading the site.
if (unfinished) {
  await newDatabase(unfinished);
  renameSync(unfinished, options.dataDir);
}
// The large function runs during opening and stays unoptimized; functions compiled later are optimized.
setWasmOptimization(false);
const client = await PGlite.create({
  ...options,
  startParams: [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ["-c", setting])],
});
setWasmOptimization(true);

/** The supported requests, with the arguments that `pglite-client.ts` sends. @type {Record<string, Function>} */
const handlers = {
  query: (text, params, { rowMode, asWritten }) =>
    client.query(text, params, { rowMode, parsers: rawParsers(asWritten) }),
  exec: (text) => client.exec(text),
  dumpDataDir: (compression) => client.dumpDataDir(compression),
  close: () => client.close(),
};

/** Returns parsers that leave values as PostgreSQL formats them. */
const rawParsers = (/** @type {number[]} */ types) =>
  Object.fromEntries(types.map((type) => [type, (/** @type {string} */ value) => value]));

/**
 * Serializes an error. The query and its parameters are dropped: the caller has them, and not all can be cloned.
 */
function toErrorReply(/** @type {any} */ error) {
  const { query, params, queryOptions, ...fields } = error;
  return { ...fields, message: error.message };
}

port.on("message", async ({ id, ask, args }) => {
  try {
    port.postMessage({ id, answer: await handlers[ask]?.(...args) });
  } catch (error) {
    port.postMessage({ id, error: toErrorReply(error) });
  }
});
/**
 * Lowers this thread's priority below the main thread's. On one shared processor the database would otherwise run
 * immediately and pause the requests. Linux has a priority for each thread (setpriority(2)).
 */
function lowerThreadPriority() {
  if (process.platform !== "linux") return;
  try {
    const lower = Math.min(getPriority() + niceness, constants.priority.PRIORITY_LOW);
    setPriority(Number(basename(readlinkSync("/proc/thread-self"))), lower);
  } catch {
    // Without the permission the thread keeps its priority.
  }
}

lowerThreadPriority();
// Signals that the database is open.
port.postMessage("open");

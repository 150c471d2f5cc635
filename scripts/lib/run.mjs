import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { cache, root } from "./project.mjs";

/** An expected end: its message is shown as one line, without a stack. */
export class Stop extends Error {}

/** Runs a command's main function; a `Stop` ends it with one line and exit 1. */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    process.exitCode = 1;
  }
}

const children = new Set();
let stopped;

function stop(signal) {
  stopped = signal;
  // A child that ends makes this process end with the child's code (see `ended`): no orphan is left.
  if (children.size === 0) process.exit(128 + constants.signals[signal]);
  for (const child of children) child.kill(signal);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);

// npm puts a shell between itself and this process, and that shell dies of a SIGTERM without passing it on.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid !== parent && stop("SIGTERM"), 500).unref();
}

/** Starts a child that gets every signal this process gets. */
export function start([command, ...parameters], options = {}) {
  const child = spawn(command, parameters, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    // npm is a script on Windows, which only a shell can start.
    shell: process.platform === "win32" && command === "npm",
    ...options,
  });
  children.add(child);
  child.once("close", () => children.delete(child));
  return child;
}

/** Exit code of a child: its own, or 128 and the signal's number. Ends this process too if a signal asked for it. */
export function ended(child) {
  return new Promise((resolve, reject) => {
    child.once("error", (error) => {
      children.delete(child);
      reject(new Stop(`Cannot run ${child.spawnfile ?? "a command"}: ${error.message}`));
    });
    child.once("close", (code, signal) => {
      const status = code ?? 128 + constants.signals[signal];
      if (stopped) process.exit(status);
      resolve(status);
    });
  });
}

/** Writes what is going on, but only once it has taken longer than people wait without asking. */
export function announce(label) {
  let shown = false;
  const timer = setTimeout(() => (shown = process.stdout.write(`${label} ... `) || true), 1500);
  return (result) => {
    clearTimeout(timer);
    if (shown) console.log(result);
  };
}

/** Seconds since `start` (from `performance.now()`), for people. */
export function seconds(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/**
 * Runs a long command in silence, naming it and then its time in one line. What it printed goes to a log file,
 * whose end is shown when it fails (not with `quiet`, for a step that has a substitute).
 * @returns whether it succeeded.
 */
export async function step(label, name, command, options) {
  process.stdout.write(`${label} ... `);
  return runToLog("", name, command, options);
}

/** A step beside others: its whole line is written when it is done. */
export function quietly(label, name, command, options) {
  return runToLog(`${label} ... `, name, command, options);
}

async function runToLog(label, name, command, { env = process.env, timeout, quiet = false } = {}) {
  const begun = performance.now();
  mkdirSync(cache, { recursive: true });
  const log = join(cache, `${name}.log`);
  const file = openSync(log, "w");
  const status = await ended(start(command, { env, timeout, stdio: ["ignore", file, file] }));
  closeSync(file);
  console.log(label + (status === 0 ? seconds(begun) : `failed after ${seconds(begun)}`));
  if (status !== 0 && !quiet) console.error(`${lastLines(log)}\n(all of it: ${log})`);
  return status === 0;
}

function lastLines(file) {
  return readFileSync(file, "utf8").trimEnd().split("\n").slice(-40).join("\n");
}

import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { cacheFolder, root } from "./project.mjs";

/** An expected failure: its message is printed without a stack trace. */
export class Stop extends Error {}

/** Runs a command's main function. Errors are printed and set the exit code to 1; a `Stop` prints only its message. */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    process.exitCode = 1;
  }
}

const children = new Set();
let stopSignal;

function stop(signal) {
  stopSignal = signal;
  // With children, this process exits when they do (see `waitForExit`), so that none is orphaned.
  if (children.size === 0) process.exit(128 + constants.signals[signal]);
  for (const child of children) child.kill(signal);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
process.once("exit", () => {
  for (const child of children) child.kill();
});

// npm starts this process through a shell, which does not forward SIGTERM. So the end of the parent process counts as one.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid !== parent && stop("SIGTERM"), 500).unref();
}

const followParentUrl = pathToFileURL(join(root, "scripts/lib/follow-parent.mjs")).href;

/**
 * Starts a child process and forwards signals to it. Node also ends when this process is killed.
 * @param options of `spawn`
 * @returns {import("node:child_process").ChildProcess}
 */
export function start(
  [command, ...parameters],
  { stdio = ["ignore", "inherit", "inherit"], ...options } = {},
) {
  const isNode = command === process.execPath;
  const streams = typeof stdio === "string" ? [stdio, stdio, stdio] : stdio;
  const child = spawn(command, isNode ? ["--import", followParentUrl, ...parameters] : parameters, {
    cwd: root,
    stdio: isNode ? [...streams, "ipc"] : streams,
    // npm is a script on Windows, which only a shell can start.
    shell: process.platform === "win32" && command === "npm",
    ...options,
  });
  children.add(child);
  child.once("close", () => children.delete(child));
  return child;
}

/**
 * Waits for a child to exit. Exits this process too, with the same code, after a signal.
 * @returns its exit code, or 128 plus the number of the signal that killed it
 * @throws Stop if it cannot be started
 */
export function waitForExit(child) {
  return new Promise((resolve, reject) => {
    child.once("error", (error) => {
      children.delete(child);
      reject(new Stop(`Cannot run ${child.spawnfile ?? "a command"}: ${error.message}`));
    });
    child.once("close", (code, signal) => {
      const status = code ?? 128 + constants.signals[signal];
      if (stopSignal) process.exit(status);
      resolve(status);
    });
  });
}

/** Prints a label if the work takes longer than 1.5 seconds. @returns a function that prints the result behind it */
export function announceIfSlow(label) {
  let isShown = false;
  const timer = setTimeout(() => (isShown = process.stdout.write(`${label} ... `) || true), 1500);
  return (result) => {
    clearTimeout(timer);
    if (isShown) console.log(result);
  };
}

/** Formats the time since `start` (from `performance.now()`) in seconds. */
export function formatElapsed(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/**
 * Runs a long command with its output in a log file, and prints its label and duration in one line. If it fails, the end of
 * the log is printed too, unless `quiet` is set.
 * @returns whether it succeeded
 */
export async function runStep(label, name, command, options) {
  process.stdout.write(`${label} ... `);
  return runToLog("", name, command, options);
}

/** Like `runStep`, for commands that run in parallel: the line is printed at the end. */
export function runParallelStep(label, name, command, options) {
  return runToLog(`${label} ... `, name, command, options);
}

async function runToLog(label, name, command, { env = process.env, timeout, quiet = false } = {}) {
  const startedAt = performance.now();
  mkdirSync(cacheFolder, { recursive: true });
  const log = join(cacheFolder, `${name}.log`);
  const file = openSync(log, "w");
  const status = await waitForExit(start(command, { env, timeout, stdio: ["ignore", file, file] }));
  closeSync(file);
  console.log(label + (status === 0 ? formatElapsed(startedAt) : `failed after ${formatElapsed(startedAt)}`));
  if (status !== 0 && !quiet) console.error(`${lastLines(log)}\n(full log: ${log})`);
  return status === 0;
}

function lastLines(file) {
  return readFileSync(file, "utf8").trimEnd().split("\n").slice(-40).join("\n");
}

import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { waitForExit, start } from "../lib/run.mjs";
import { medians } from "./medians.mjs";

export const defaultSeconds = 10;
export const connections = 32;
/** Number and duration in seconds of the runs of a comparison. */
export const runs = 5;
export const runSeconds = 3;

/** Accept-Encoding of browsers, and of clients without compression. */
const encodings = { gzip: "gzip", plain: "identity" };

/** Runs wrk on a URL. @returns its output */
async function wrk(url, { duration = defaultSeconds, headers = [] }) {
  const headerOptions = headers.flatMap((header) => ["-H", header]);
  const command = ["wrk", "-t1", `-c${connections}`, `-d${duration}s`, "--latency", ...headerOptions, url];
  const child = start(command, { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  await waitForExit(child);
  return output;
}

/** Requests per second of a URL; NaN if a response was an error. */
export async function measureRate(url, options = {}) {
  return parseRate(await wrk(url, options));
}

function parseRate(output) {
  const errorCount = /Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1];
  return errorCount ? Number.NaN : Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
}

/** Requests per second and the p50 and p99 response times in milliseconds of a URL under full load, with gzip. */
export async function measureLoad(url, duration = defaultSeconds) {
  const headers = [`Accept-Encoding: ${encodings.gzip}`];
  await measureRate(url, { duration: 1, headers });
  const output = await wrk(url, { duration, headers });
  const at = (share) => {
    const [, value, unit] = new RegExp(`${share}%\\s+([\\d.]+)(us|ms|s)`).exec(output) ?? [];
    return Math.round(Number(value) * { us: 0.001, ms: 1, s: 1000 }[unit] * 100) / 100;
  };
  return { rate: parseRate(output), p50: at(50), p99: at(99) };
}

/**
 * Requests a URL twenty times a second until the signal aborts. Runs in a thread of its own, so that work in this process
 * does not add to the measured times.
 * @returns the p50 and p99 response times in milliseconds
 */
export async function measureReads(url, signal) {
  const headers = { "accept-encoding": encodings.gzip };
  const reader = new Worker(new URL("reader.mjs", import.meta.url), { workerData: { url, headers } });
  await once(signal, "abort");
  reader.postMessage("enough");
  const [results] = await once(reader, "message");
  return results;
}

/** Requests per second by encoding, each after a second of warm-up. */
export async function measureRates(url, duration = defaultSeconds) {
  const results = {};
  for (const [name, encoding] of Object.entries(encodings)) {
    const headers = [`Accept-Encoding: ${encoding}`];
    await measureRate(url, { duration: 1, headers });
    results[name] = await measureRate(url, { duration, headers });
  }
  return results;
}

/**
 * Median requests per second by encoding of several URLs, by name. Runs of the URLs alternate, because the speed of a shared
 * machine changes from minute to minute.
 */
export async function measureAlternately(urls) {
  const results = Object.fromEntries(Object.keys(urls).map((name) => [name, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const [name, url] of Object.entries(urls)) results[name].push(await measureRates(url, runSeconds));
  }
  return Object.fromEntries(Object.entries(results).map(([name, all]) => [name, medians(all)]));
}

/** Resident memory of a process in bytes; undefined without `ps`. */
export function readMemory(pid) {
  const { stdout } = spawnSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return Number(stdout) * 1024 || undefined;
}

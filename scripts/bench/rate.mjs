import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { ended, start } from "../lib/run.mjs";
import { medians } from "./medians.mjs";

export const seconds = 10;
export const connections = 32;
/** Number and duration in seconds of the runs of a comparison. */
export const turns = 5;
export const turnSeconds = 3;

/** Accept-Encoding of browsers, and of clients without compression. */
const encodings = { gzip: "gzip", plain: "identity" };

/** Runs wrk on a URL. @returns its output */
async function wrk(url, { duration = seconds, headers = [] }) {
  const given = headers.flatMap((header) => ["-H", header]);
  const command = ["wrk", "-t1", `-c${connections}`, `-d${duration}s`, "--latency", ...given, url];
  const child = start(command, { stdio: ["ignore", "pipe", "inherit"] });
  let printed = "";
  child.stdout.on("data", (chunk) => (printed += chunk));
  await ended(child);
  return printed;
}

/** Requests per second of a URL; NaN if a response was an error. */
export async function rate(url, options = {}) {
  return rateIn(await wrk(url, options));
}

function rateIn(printed) {
  const wrong = /Non-2xx or 3xx responses: (\d+)/.exec(printed)?.[1];
  return wrong ? Number.NaN : Number(/Requests\/sec:\s+([\d.]+)/.exec(printed)?.[1]);
}

/** Requests per second and the p50 and p99 response times in milliseconds of a URL under full load, with gzip. */
export async function loadOf(url, duration = seconds) {
  const headers = [`Accept-Encoding: ${encodings.gzip}`];
  await rate(url, { duration: 1, headers });
  const printed = await wrk(url, { duration, headers });
  const at = (share) => {
    const [, value, unit] = new RegExp(`${share}%\\s+([\\d.]+)(us|ms|s)`).exec(printed) ?? [];
    return Math.round(Number(value) * { us: 0.001, ms: 1, s: 1000 }[unit] * 100) / 100;
  };
  return { rate: rateIn(printed), p50: at(50), p99: at(99) };
}

/**
 * Requests a URL twenty times a second until the signal aborts. Runs in a thread of its own, so that work in this process
 * does not add to the measured times.
 * @returns the p50 and p99 response times in milliseconds
 */
export async function readOften(url, signal) {
  const headers = { "accept-encoding": encodings.gzip };
  const reader = new Worker(new URL("reader.mjs", import.meta.url), { workerData: { url, headers } });
  await once(signal, "abort");
  reader.postMessage("enough");
  const [found] = await once(reader, "message");
  return found;
}

/** Requests per second by encoding, each after a second of warm-up. */
export async function rates(url, duration = seconds) {
  const found = {};
  for (const [name, encoding] of Object.entries(encodings)) {
    const headers = [`Accept-Encoding: ${encoding}`];
    await rate(url, { duration: 1, headers });
    found[name] = await rate(url, { duration, headers });
  }
  return found;
}

/**
 * Median requests per second by encoding of several URLs, by name. Runs of the URLs alternate, because the speed of a shared
 * machine changes from minute to minute.
 */
export async function ratesInTurn(urls) {
  const found = Object.fromEntries(Object.keys(urls).map((name) => [name, []]));
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [name, url] of Object.entries(urls)) found[name].push(await rates(url, turnSeconds));
  }
  return Object.fromEntries(Object.entries(found).map(([name, all]) => [name, medians(all)]));
}

/** Resident memory of a process in bytes; undefined without `ps`. */
export function memory(pid) {
  const { stdout } = spawnSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return Number(stdout) * 1024 || undefined;
}

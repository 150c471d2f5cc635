import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { ended, start } from "../lib/run.mjs";
import { medians } from "./medians.mjs";

export const seconds = 10;
export const connections = 32;
/** What is compared is measured so often, and so long each time. */
export const turns = 5;
export const turnSeconds = 3;

/** What browsers send, and what a client that cannot unpack sends. */
const encodings = { gzip: "gzip", plain: "identity" };

/** What wrk prints of an address on this machine. */
async function wrk(url, { duration = seconds, headers = [] }) {
  const given = headers.flatMap((header) => ["-H", header]);
  const command = ["wrk", "-t1", `-c${connections}`, `-d${duration}s`, "--latency", ...given, url];
  const child = start(command, { stdio: ["ignore", "pipe", "inherit"] });
  let printed = "";
  child.stdout.on("data", (chunk) => (printed += chunk));
  await ended(child);
  return printed;
}

/** Requests per second of an address; NaN when an answer was not a good one. */
export async function rate(url, options = {}) {
  return rateIn(await wrk(url, options));
}

function rateIn(printed) {
  const wrong = /Non-2xx or 3xx responses: (\d+)/.exec(printed)?.[1];
  return wrong ? Number.NaN : Number(/Requests\/sec:\s+([\d.]+)/.exec(printed)?.[1]);
}

/** Of an address asked for by browsers, under full load: requests per second, and how many milliseconds half of the answers took at most, and all but a hundredth. */
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
 * Reads an address twenty times a second until it is told to stop, in a thread of its own: whatever else this process
 * does, a reader waits for the site alone.
 * @returns the milliseconds that half of the answers took at most, and all but a hundredth.
 */
export async function readOften(url, signal) {
  const headers = { "accept-encoding": encodings.gzip };
  const reader = new Worker(new URL("reader.mjs", import.meta.url), { workerData: { url, headers } });
  await once(signal, "abort");
  reader.postMessage("enough");
  const [found] = await once(reader, "message");
  return found;
}

/** Requests per second by encoding, each after a second that only warms up. */
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
 * The same of several addresses by name, each in turn with the others, and of its turns the middle one by encoding:
 * a machine that is shared is faster in one minute than in the next, and shares of rates minutes apart say little.
 */
export async function ratesInTurn(urls) {
  const found = Object.fromEntries(Object.keys(urls).map((name) => [name, []]));
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [name, url] of Object.entries(urls)) found[name].push(await rates(url, turnSeconds));
  }
  return Object.fromEntries(Object.entries(found).map(([name, all]) => [name, medians(all)]));
}

/** Memory of a process in bytes; undefined where `ps` cannot tell. */
export function memory(pid) {
  const { stdout } = spawnSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return Number(stdout) * 1024 || undefined;
}

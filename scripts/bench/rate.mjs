import { spawnSync } from "node:child_process";
import { ended, start } from "../lib/run.mjs";

export const seconds = 10;
export const connections = 32;

/** What browsers send, and what a client that cannot unpack sends. */
const encodings = { gzip: "gzip", plain: "identity" };

/** Requests per second of an address on this machine; NaN when an answer was not a good one. */
export async function rate(url, { duration = seconds, headers = [] } = {}) {
  const given = headers.flatMap((header) => ["-H", header]);
  const command = ["wrk", "-t1", `-c${connections}`, `-d${duration}s`, ...given, url];
  const child = start(command, { stdio: ["ignore", "pipe", "inherit"] });
  let printed = "";
  child.stdout.on("data", (chunk) => (printed += chunk));
  await ended(child);
  const wrong = /Non-2xx or 3xx responses: (\d+)/.exec(printed)?.[1];
  return wrong ? Number.NaN : Number(/Requests\/sec:\s+([\d.]+)/.exec(printed)?.[1]);
}

/** Requests per second by encoding, each after a second that only warms up. */
export async function rates(url) {
  const found = {};
  for (const [name, encoding] of Object.entries(encodings)) {
    const headers = [`Accept-Encoding: ${encoding}`];
    await rate(url, { duration: 1, headers });
    found[name] = await rate(url, { headers });
  }
  return found;
}

/** Memory of a process in bytes; undefined where `ps` cannot tell. */
export function memory(pid) {
  const { stdout } = spawnSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return Number(stdout) * 1024 || undefined;
}

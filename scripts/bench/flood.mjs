import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { hasCommand, withEdge } from "../edge/nginx.mjs";
import { root } from "../lib/project.mjs";
import { waitForExit, start, Stop } from "../lib/run.mjs";
import { readMemory } from "./rate.mjs";
import { markdownTable } from "./table.mjs";

const megabytes = (value) => `${(value / 1e6).toFixed(1)} MB`;

/** Total size of the files below a folder, in bytes. */
const folderSize = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);

/** Sends requests for some seconds. @returns the number of responses */
async function sendRequests(address, seconds) {
  const script = join(root, "scripts/bench/flood.lua");
  const child = start(["wrk", "-t1", "-c32", `-d${seconds}s`, "-s", script, address], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  await waitForExit(child);
  return Number(/(\d+) requests in/.exec(output)?.[1] ?? 0);
}

/**
 * Requests unknown addresses through nginx: neither disk nor memory use may grow with their number. A Markdown table of both
 * over time.
 * @param {{ address: string, child: import("node:child_process").ChildProcess }} site
 * @param {number} requests minimum number of requests
 */
export async function floodText(site, requests) {
  if (!hasCommand("wrk") || !hasCommand("nginx"))
    return "Unknown addresses: not measured, wrk or nginx is not installed.";
  const rows = [["New addresses", "Site's memory", "nginx's memory", "Build folder"]];
  await withEdge([site.address], async (address, { pid }) => {
    const recordUsage = (sent) => {
      const memories = [readMemory(site.child.pid), readMemory(pid)].map(megabytes);
      rows.push([sent.toLocaleString("en"), ...memories, megabytes(folderSize(join(root, ".next/server")))]);
      process.stderr.write(`${rows.at(-1).join("  ")}\n`);
    };
    recordUsage(0);
    for (let sent = 0; sent < requests;) {
      const newlySent = await sendRequests(address, 30);
      if (newlySent === 0) throw new Stop("No request got a response.");
      recordUsage((sent += newlySent));
    }
  });
  return markdownTable(rows);
}

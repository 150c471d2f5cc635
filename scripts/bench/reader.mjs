import { once } from "node:events";
import { Agent, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

/* The worker thread of `measureReads` (rate.mjs). */

const readEveryMs = 50;
const { url, headers } = workerData;
const agent = new Agent({ keepAlive: true });
const times = [];

async function timeRequest() {
  const startedAt = performance.now();
  const [response] = await once(get(url, { agent, headers }), "response");
  await once(response.resume(), "end");
  times.push(performance.now() - startedAt);
}

let isStopped = false;
parentPort.once("message", () => (isStopped = true));
while (!isStopped) await Promise.all([timeRequest(), pause(readEveryMs)]);
agent.destroy();
times.sort((a, b) => a - b);
const percentile = (share) => times[Math.floor(times.length * share)];
parentPort.postMessage({ p50: percentile(0.5), p99: percentile(0.99) });

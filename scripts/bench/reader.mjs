import { once } from "node:events";
import { Agent, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

/* The worker thread of `measureReads` (rate.mjs). */

const readEveryMs = 50;
const { url, headers } = workerData;
const agent = new Agent({ keepAlive: true });
const took = [];

async function read() {
  const begun = performance.now();
  const [answer] = await once(get(url, { agent, headers }), "response");
  await once(answer.resume(), "end");
  took.push(performance.now() - begun);
}

let enough = false;
parentPort.once("message", () => (enough = true));
while (!enough) await Promise.all([read(), pause(readEveryMs)]);
agent.destroy();
took.sort((a, b) => a - b);
const at = (share) => took[Math.floor(took.length * share)];
parentPort.postMessage({ p50: at(0.5), p99: at(0.99) });

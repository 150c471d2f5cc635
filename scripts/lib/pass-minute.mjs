import { performance } from "node:perf_hooks";

// Preloaded into a server: each message from its parent moves the clocks forward by a minute, so that pages become stale
// and delayed work is due. For tests and benchmarks only.
let offsetMs = 0;
const dateNow = Date.now;
const performanceNow = performance.now.bind(performance);
Date.now = () => dateNow() + offsetMs;
performance.now = () => performanceNow() + offsetMs;
process.on("message", () => {
  offsetMs += 61_000;
  process.send?.("passed");
});
process.channel?.unref();

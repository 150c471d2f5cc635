import { performance } from "node:perf_hooks";

// Preloaded into a server: each message from its parent moves the clocks forward by a minute, so that pages become stale
// and delayed work is due. For tests and benchmarks only.
let shift = 0;
const dateNow = Date.now;
const performanceNow = performance.now.bind(performance);
Date.now = () => dateNow() + shift;
performance.now = () => performanceNow() + shift;
process.on("message", () => {
  shift += 61_000;
  process.send?.("passed");
});
process.channel?.unref();

import { performance } from "node:perf_hooks";

// Loaded into a server before it starts: its parent lets a minute pass in no time, so that pages go stale and what
// was put off is due. For tests and measurements only.
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

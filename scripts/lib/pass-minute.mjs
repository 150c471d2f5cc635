import { performance } from "node:perf_hooks";

// Preloaded into a server: each message from its parent moves the clocks forward, by a minute or by as many milliseconds as
// it names, so that pages become stale and delayed work is due. For tests and benchmarks only.
const minuteMs = 61_000;
let offsetMs = 0;
const RealDate = Date;
const dateNow = Date.now;
const performanceNow = performance.now.bind(performance);
const now = () => dateNow() + offsetMs;
Date.now = now;
performance.now = () => performanceNow() + offsetMs;

/** Also `new Date()` follows, once a message has named its milliseconds. */
const MovedDate = new Proxy(RealDate, {
  construct: (target, values) => Reflect.construct(target, values.length === 0 ? [now()] : values),
  apply: () => new RealDate(now()).toString(),
});

process.on("message", (/** @type {"minute" | { ms: number }} */ message) => {
  if (message === "minute") offsetMs += minuteMs;
  else {
    offsetMs += message.ms;
    globalThis.Date = MovedDate;
  }
  process.send?.("passed");
});
process.channel?.unref();

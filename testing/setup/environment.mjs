import { AsyncLocalStorage } from "node:async_hooks";
import { rmSync } from "node:fs";
import { TestEnvironment } from "jest-environment-node";

/**
 * Shared by all test files that run in this process; the rest of the environment is new for each file.
 * @type {import("../provider/shared-databases").SharedDatabases}
 */
const shared = {};

process.once("exit", () => {
  if (shared.folder) rmSync(shared.folder, { recursive: true, force: true });
});

// A worker in the middle of a file would outlive an interrupted run.
const parent = process.ppid;
if (process.channel) setInterval(() => process.ppid !== parent && process.exit(1), 500).unref();

const originalZone = process.env.TZ;

/** Sets the process's time zone. Inside a test, `process.env` is a copy that does not affect the clock. */
function setTimeZone(zone = originalZone) {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
}

/** Where the site keeps what exists once per process (lib/base/process-state.ts). */
const stateKey = Symbol.for("yuqiao.state");

/** Jest's Node environment with the shared databases and `setTimeZone`. */
export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.sharedDatabases = shared;
    this.global.setTimeZone = setTimeZone;
  }

  async teardown() {
    setTimeZone();
    // Node copies each enabled context to every new promise, also after the file that created it.
    for (const { value } of this.global[stateKey]?.values() ?? [])
      if (value instanceof AsyncLocalStorage) value.disable();
    // Jest's teardown clears all objects reachable from the global object.
    delete this.global.sharedDatabases;
    await super.teardown();
  }
}

import { rmSync } from "node:fs";
import { TestEnvironment } from "jest-environment-node";

/**
 * Kept from one test file to the next in the process that runs them; all else is new for each.
 * @type {import("../provider/kept-database").Kept}
 */
const kept = {};

process.once("exit", () => {
  if (kept.folder) rmSync(kept.folder, { recursive: true, force: true });
});

const ownZone = process.env.TZ;

/** Puts this machine's clock into another zone; a test's own `process.env` is a copy that the clock does not read. */
function setTimeZone(zone = ownZone) {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
}

/** Node's own, with what is kept. */
export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.keptByProcess = kept;
    this.global.setTimeZone = setTimeZone;
  }

  async teardown() {
    setTimeZone();
    // Of what is still there, Jest takes apart all it holds.
    delete this.global.keptByProcess;
    await super.teardown();
  }
}

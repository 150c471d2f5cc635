import { constants, setPriority } from "node:os";
import sharp from "sharp";
import { draw } from "./draw.mjs";

/* Child process that draws the share pictures sent by `drawing.ts`. */

// Drawing a picture takes at least a tenth of a second of processor time, and visitors' requests have priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Caching has no use here, because no two pictures share inputs.
sharp.concurrency(1);
sharp.cache(false);

process.on("message", async (/** @type {import("./drawing").DrawingJob} */ order) => {
  try {
    process.send?.({ png: await draw(order) });
  } catch (problem) {
    process.send?.({ problem });
  }
});
// The parent process has ended.
process.once("disconnect", () => process.exit());

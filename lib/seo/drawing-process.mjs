import { constants, setPriority } from "node:os";
import sharp from "sharp";
import { draw } from "./draw.mjs";

/* Draws share pictures, as `drawing.ts` sends them, in a process of its own. */

// A picture takes a processor for a tenth of a second and more, which visitors have first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// No two pictures are made from the same parts.
sharp.concurrency(1);
sharp.cache(false);

process.on("message", async (/** @type {import("./drawing").Order} */ order) => {
  try {
    process.send?.({ png: await draw(order) });
  } catch (problem) {
    process.send?.({ problem });
  }
});
// The site is gone.
process.once("disconnect", () => process.exit());

import { readFile } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import { ImageResponse } from "next/og.js";
import sharp from "sharp";
import subsetFont from "subset-font";

/*
 * Draws share pictures, as `drawing.ts` sends them, in a process of its own. Plain JavaScript, since the built site
 * starts one without a compiler.
 */

// Each picture takes a processor for a tenth of a second and more, which visitors have first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Each is another one: what the last one was made from is of no use to the next.
sharp.concurrency(1);
sharp.cache(false);

/** A font in one weight, in a format that the renderer reads: it knows neither WOFF2 nor axes. */
async function cut(/** @type {import("./picture-fonts").PictureFont} */ { file, ...font }) {
  const data = await subsetFont(await readFile(file), undefined, {
    keepAllGlyphs: true,
    targetFormat: "truetype",
    variationAxes: { wght: font.weight },
  });
  return { ...font, data };
}

process.on("message", async (/** @type {import("./drawing").Order} */ { element, fonts, ...size }) => {
  try {
    const cutFonts = await Promise.all(fonts.map(cut));
    const png = await new ImageResponse(element, { ...size, fonts: cutFonts }).arrayBuffer();
    process.send?.({ png });
  } catch (problem) {
    process.send?.({ problem });
  }
});
// Whom it draws for is gone.
process.once("disconnect", () => process.exit());

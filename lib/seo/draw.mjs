import { readFile } from "node:fs/promises";
import { ImageResponse } from "next/og.js";
import subsetFont from "subset-font";

/*
 * Draws share pictures. Plain JavaScript, since the drawing process (./drawing-process.mjs) starts without a compiler.
 */

/** A font in one weight, in a format that the renderer reads: it knows neither WOFF2 nor axes. */
async function cut(/** @type {import("./picture-fonts").PictureFont} */ { file, ...font }) {
  const data = await subsetFont(await readFile(file), undefined, {
    keepAllGlyphs: true,
    targetFormat: "truetype",
    variationAxes: { wght: font.weight },
  });
  return { ...font, data };
}

/**
 * @param {import("./drawing").Order} order
 * @returns {Promise<ArrayBuffer>} a PNG file
 */
export async function draw({ element, fonts, ...size }) {
  const cutFonts = await Promise.all(fonts.map(cut));
  return new ImageResponse(element, { ...size, fonts: cutFonts }).arrayBuffer();
}

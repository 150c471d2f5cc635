import { readFile } from "node:fs/promises";
import { ImageResponse } from "next/og.js";
import subsetFont from "subset-font";

/*
 * Draws share pictures. Plain JavaScript, since the drawing process (./drawing-process.mjs) starts without a compiler.
 */

/** Converts a font to TrueType with one weight, because the renderer supports neither WOFF2 nor variable fonts. */
async function toStaticFont(
  /** @type {import("./picture-fonts").PictureFont} */ { file, isStatic, ...font },
) {
  const data = await subsetFont(await readFile(file), undefined, {
    keepAllGlyphs: true,
    targetFormat: "truetype",
    ...(!isStatic && { variationAxes: { wght: font.weight } }),
  });
  return { ...font, data };
}

/**
 * @param {object} order
 * @param {import("react").ReactElement} order.element without components
 * @param {readonly import("./picture-fonts").PictureFont[]} order.fonts
 * @param {number} order.width in pixels
 * @param {number} order.height in pixels
 * @returns {Promise<ArrayBuffer>} a PNG file
 */
export async function draw({ element, fonts, ...size }) {
  const cutFonts = await Promise.all(fonts.map(toStaticFont));
  return new ImageResponse(element, { ...size, fonts: cutFonts }).arrayBuffer();
}

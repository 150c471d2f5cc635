import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const { resolve } = createRequire(import.meta.url);

/** The parts that pages use, by their names in the package. */
export const fontParts = ["latin", "vietnamese"];

/** The weights that the site and the desk use; the package's files go down to 200, which costs a quarter of their bytes. */
const weights = { min: 400, max: 800, default: 400 };

/**
 * A part of the package's variable font with all its letters and the site's weights alone, as WOFF2.
 * @param {string} part one of `fontParts`
 * @returns {Promise<Buffer>}
 */
export async function siteFont(part) {
  const name = `@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-${part}-wght-normal.woff2`;
  return subsetFont(await readFile(resolve(name)), undefined, {
    keepAllGlyphs: true,
    targetFormat: "woff2",
    variationAxes: { wght: weights },
  });
}

import { copyFile, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

// node scripts/assets/fonts.mjs: writes app/fonts from the font's package, with the weights that the site uses.

const { resolve } = createRequire(import.meta.url);

/** The subsets that pages use, by their names in the package. */
export const fontSubsets = ["latin", "vietnamese"];

/** The weights in use. The package's files start at 200, which makes them a quarter larger. */
const weights = { min: 400, max: 800, default: 400 };

/**
 * Creates a subset of the package's variable font with all its glyphs but only the site's weights, as WOFF2.
 * @param {string} part one of `fontSubsets`
 * @returns {Promise<Buffer>}
 */
export async function createSiteFont(part) {
  const name = `@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-${part}-wght-normal.woff2`;
  return subsetFont(await readFile(resolve(name)), undefined, {
    keepAllGlyphs: true,
    targetFormat: "woff2",
    variationAxes: { wght: weights },
  });
}

async function writeFonts() {
  const folder = new URL("../../app/fonts/", import.meta.url);
  for (const part of fontSubsets)
    await writeFile(new URL(`${part}.woff2`, folder), await createSiteFont(part));
  // The license requires a copy of itself beside the font.
  await copyFile(resolve("@fontsource-variable/plus-jakarta-sans/LICENSE"), new URL("LICENSE", folder));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) void writeFonts();

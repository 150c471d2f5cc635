import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

// node scripts/assets/fonts.mjs: writes app/fonts from the fonts' packages, with the weights and letters that the site uses.

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

/**
 * The files of the face of pinyin, by the package's subset: the site's own face has no letters with a caron, such as ǎ. A
 * word needs only the small letters and tone marks; sentences also capitals, punctuation and the gap of a question.
 */
const pinyinSources = {
  small: { subset: "latin", letters: "abcdefghijklmnopqrstuvwxyz '’áàéèíìóòúùü" },
  latin: {
    subset: "latin",
    letters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!?.,:;/()[]{}"“”…-–_·ÁÀÉÈÍÌÓÒÚÙÜ',
  },
  "latin-ext": { subset: "latin-ext", letters: "ĀǍĒĚĪǏŌǑŪǓǕǗǙǛāǎēěīǐōǒūǔǖǘǚǜńňǹ" },
};
export const pinyinParts = Object.keys(pinyinSources);

/**
 * Creates a subset of Noto Sans with letters of pinyin, as WOFF2.
 * @param {string} part one of `pinyinParts`
 * @returns {Promise<Buffer>}
 */
export async function createPinyinFont(part) {
  const { subset, letters } = pinyinSources[part];
  const name = `@fontsource-variable/noto-sans-sc/files/noto-sans-sc-${subset}-wght-normal.woff2`;
  return subsetFont(await readFile(resolve(name)), letters, {
    targetFormat: "woff2",
    variationAxes: { wght: weights },
  });
}

async function writeFonts() {
  const folder = new URL("../../app/fonts/", import.meta.url);
  for (const part of fontSubsets)
    await writeFile(new URL(`${part}.woff2`, folder), await createSiteFont(part));
  const pinyin = new URL("pinyin/", folder);
  await mkdir(pinyin, { recursive: true });
  for (const part of pinyinParts)
    await writeFile(new URL(`${part}.woff2`, pinyin), await createPinyinFont(part));
  // The licenses require a copy of themselves beside the fonts.
  await copyFile(resolve("@fontsource-variable/plus-jakarta-sans/LICENSE"), new URL("LICENSE", folder));
  await copyFile(resolve("@fontsource-variable/noto-sans-sc/LICENSE"), new URL("LICENSE", pinyin));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) void writeFonts();

import { readFileSync } from "node:fs";
import { createPinyinFont, createSiteFont, fontSubsets, pinyinParts } from "./fonts.mjs";

describe("the site's font", () => {
  // If this fails, the package was updated: run `node scripts/assets/fonts.mjs`.
  test.each(fontSubsets)("%s was built from the installed package", async (part) => {
    expect(readFileSync(`app/fonts/${part}.woff2`).equals(await createSiteFont(part))).toBe(true);
  });
});

describe("the face of pinyin", () => {
  test.each(pinyinParts)("%s was built from the installed package", async (part) => {
    expect(readFileSync(`app/fonts/pinyin/${part}.woff2`).equals(await createPinyinFont(part))).toBe(true);
  });
});

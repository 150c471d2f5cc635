import { readFileSync } from "node:fs";
import { fontParts, siteFont } from "./site-fonts.mjs";

describe("the site's font", () => {
  // Where this fails the package is a newer one: `npm run fonts`.
  test.each(fontParts)("%s is made from the package that is installed", async (part) => {
    expect(readFileSync(`app/fonts/${part}.woff2`).equals(await siteFont(part))).toBe(true);
  });
});

import { readFileSync } from "node:fs";
import { fontParts, siteFont } from "./site-fonts.mjs";

describe("the site's font", () => {
  // If this fails, the package was updated: run `npm run fonts`.
  test.each(fontParts)("%s was built from the installed package", async (part) => {
    expect(readFileSync(`app/fonts/${part}.woff2`).equals(await siteFont(part))).toBe(true);
  });
});

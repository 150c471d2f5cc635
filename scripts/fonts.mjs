// npm run fonts: writes app/fonts from the font's package, with the weights that the site uses.
import { copyFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fontSubsets, createSiteFont } from "./lib/site-fonts.mjs";

const folder = new URL("../app/fonts/", import.meta.url);
const { resolve } = createRequire(import.meta.url);

for (const part of fontSubsets) {
  const font = await createSiteFont(part);
  await writeFile(new URL(`${part}.woff2`, folder), font);
  console.log(`${part}.woff2: ${(font.length / 1000).toFixed(1)} KB`);
}
// The license requires a copy of itself beside the font.
await copyFile(resolve("@fontsource-variable/plus-jakarta-sans/LICENSE"), new URL("LICENSE", folder));

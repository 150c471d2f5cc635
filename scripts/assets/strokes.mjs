import { copyFile, mkdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parse } from "yaml";

/*
 * npm pack hanzi-writer-data@2.0.1 && tar -xzf hanzi-writer-data-2.0.1.tgz
 * node scripts/assets/strokes.mjs package: copies the stroke data of the characters of content/characters from the
 * unpacked package into public/art/strokes. The package has 9,500 files, too many for an install.
 */

const target = new URL("../../public/art/strokes/", import.meta.url);
const list = new URL("../../content/characters/characters.yaml", import.meta.url);

/** @param {string} source folder of the unpacked package */
async function copyStrokes(source) {
  await mkdir(target, { recursive: true });
  const entries = parse(await readFile(list, "utf8"));
  for (const { hans, hant } of entries)
    for (const { character } of [hans, hant])
      await copyFile(
        join(source, `${character}.json`),
        new URL(`${character.codePointAt(0).toString(16)}.json`, target),
      );
  // The license requires a copy of itself beside the data, which is unchanged.
  await copyFile(join(source, "ARPHICPL.TXT"), new URL("ARPHICPL.TXT", target));
}

const source = process.argv[2];
if (pathToFileURL(resolve(process.argv[1])).href === import.meta.url) {
  if (!source) throw new Error(`Usage: node ${fileURLToPath(import.meta.url)} <unpacked hanzi-writer-data>`);
  await copyStrokes(source);
}

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import subsetFont from "subset-font";
import { parse } from "yaml";

/*
 * In an empty folder: npm install --no-save hanzi-writer-data@2.0.1 svg2ttf@6.1.0
 * node scripts/assets/kai.mjs FOLDER: writes app/fonts/kai, the Kai face of the site, from the stroke data of the
 * characters below, so that lists and the board show one letterform; the pictures in public/art have it too.
 */

const root = new URL("../../", import.meta.url);

/** As in the stroke data: units per em, and the highest and lowest y of a character. */
const box = { em: 1024, ascent: 900, descent: -124 };

/** Characters that pages outside /try show: headings, the home page's board, share pictures. */
const heroes = "你好学學桥橋说說中语語人";

const read = async (name) => parse(await readFile(new URL(`content/characters/${name}.yaml`, root), "utf8"));

/**
 * Lists the characters of each font file. A page loads only the files of the characters that it shows, so heroes are in
 * a file of their own, and words of neighboring days are together.
 * @returns {Promise<Record<string, string[]>>} by file name
 */
export async function kaiParts() {
  const characters = (await read("characters")).flatMap(({ hans, hant }) => [hans.character, hant.character]);
  const words = (await Promise.all(["words-1", "words-2"].map(read)))
    .flat()
    .map(({ hans, hant }) => [...hans, ...hant]);
  const sources = { heroes: [...heroes], practice: characters };
  for (let start = 0; start < words.length; start += 20)
    sources[`words-${start / 20 + 1}`] = words.slice(start, start + 20).flat();
  const known = new Set();
  return Object.fromEntries(
    Object.entries(sources).map(([name, all]) => {
      const added = [...new Set(all)].filter((character) => !known.has(character)).sort();
      added.forEach((character) => known.add(character));
      return [name, added];
    }),
  );
}

const hex = (character) => character.codePointAt(0).toString(16).toUpperCase();

/** Twice the signed area of a closed path, of which curves count by their control points. */
function area(path) {
  const numbers = path.match(/-?[\d.]+/g).map(Number);
  let sum = 0;
  for (let index = 0; index < numbers.length; index += 2) {
    const [x, y, nextX, nextY] = [0, 1, 2, 3].map((offset) => numbers[(index + offset) % numbers.length]);
    sum += x * nextY - nextX * y;
  }
  return sum;
}

/** Reverses a closed path. Strokes overlap, and two of opposite direction would cut a hole. */
function reversed(path) {
  const segments = [...path.matchAll(/([MLQC])([^MLQCZ]*)/g)].map(([, command, values]) => ({
    command,
    points: values.match(/-?[\d.]+ -?[\d.]+/g),
  }));
  let text = `M ${segments.at(-1).points.at(-1)}`;
  for (let index = segments.length - 1; index > 0; index -= 1) {
    const { command, points } = segments[index];
    const end = segments[index - 1].points.at(-1);
    text += ` ${command} ${[...points.slice(0, -1).reverse(), end].join(" ")}`;
  }
  return `${text} Z`;
}

/** The outline of a character: the strokes of the data, all in one direction. */
const outline = (strokes) =>
  strokes.map((stroke) => (area(stroke) > 0 ? reversed(stroke) : stroke)).join(" ");

const notice =
  "Derived from AR PL KaitiM GB and AR PL KaitiM Big5, Copyright (C) 1999 Arphic Technology Co., Ltd., under the " +
  "Arphic Public License (ARPHICPL.TXT), through the stroke data of Make Me a Hanzi (hanzi-writer-data 2.0.1). " +
  "Changed in November 2026: outlines joined from strokes, only the characters of this site.";

/** @returns {Promise<Buffer>} WOFF2 */
async function createFont(characters, requireFrom) {
  const glyphs = characters.map((character) => {
    const { strokes } = requireFrom(`hanzi-writer-data/${character}.json`);
    return `<glyph unicode="&#x${hex(character)};" d="${outline(strokes)}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><defs><font horiz-adv-x="${box.em}">
    <font-face font-family="Yuqiao Kai" units-per-em="${box.em}" ascent="${box.ascent}" descent="${box.descent}"/>
    <missing-glyph/>${glyphs.join("")}</font></defs></svg>`;
  // A fixed time, so that the same characters give the same file.
  const { buffer } = requireFrom("svg2ttf")(svg, { ts: 0, copyright: notice, description: notice });
  return subsetFont(Buffer.from(buffer), undefined, {
    keepAllGlyphs: true,
    targetFormat: "woff2",
    preserveNameIds: [0, 1, 2, 10],
  });
}

/** `U+4E00, …`, with neighbors as ranges. */
function unicodeRange(characters) {
  const points = characters.map((character) => character.codePointAt(0)).sort((a, b) => a - b);
  const ranges = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last?.[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const text = (point) => point.toString(16).toUpperCase();
  return ranges.map(([from, to]) => `U+${text(from)}${to > from ? `-${text(to)}` : ""}`).join(", ");
}

/** `font-display: block` for the two small files that appear with the page; a word may change its form once. */
const face = (name, characters) => `@font-face {
  font-family: "Yuqiao Kai";
  src: url("./${name}.woff2") format("woff2");
  font-display: ${name.startsWith("words") ? "swap" : "block"};
  unicode-range: ${unicodeRange(characters)};
}
`;

async function writeKai(folder) {
  const requireFrom = createRequire(join(resolve(folder), "index.js"));
  const target = new URL("app/fonts/kai/", root);
  await mkdir(target, { recursive: true });
  const parts = await kaiParts();
  for (const [name, characters] of Object.entries(parts))
    await writeFile(new URL(`${name}.woff2`, target), await createFont(characters, requireFrom));
  const css = (isWords) =>
    `/* Written by scripts/assets/kai.mjs. */\n` +
    Object.entries(parts)
      .filter(([name]) => name.startsWith("words") === isWords)
      .map(([name, characters]) => face(name, characters))
      .join("");
  await writeFile(new URL("kai.css", target), css(false));
  await writeFile(new URL("kai-words.css", target), css(true));
  // The license requires a copy of itself beside the font.
  await writeFile(
    new URL("ARPHICPL.TXT", target),
    await readFile(requireFrom.resolve("hanzi-writer-data/ARPHICPL.TXT")),
  );
}

if (pathToFileURL(resolve(process.argv[1])).href === import.meta.url) {
  const folder = process.argv[2];
  if (!folder)
    throw new Error(
      `Usage: node ${fileURLToPath(import.meta.url)} <folder with hanzi-writer-data and svg2ttf>`,
    );
  void writeKai(folder);
}

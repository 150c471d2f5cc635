import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "../../base/i18n/languages";
import { serverFacts } from "../../base/i18n/languages/server";

/*
 * Fonts for share pictures. A Chinese font has megabytes, but its package contains slices of about 100 glyphs with a
 * table of their characters, so a picture reads only the slices that its texts need. The packages are of variable
 * fonts, whose files contain all weights; packages with single weights are fifteen times as large.
 */

/** A slice of a font, as a WOFF2 file of all weights, and the weight to cut out of it. */
export type PictureFont = {
  name: string;
  file: string;
  weight: Weight;
  style: "normal";
  /** The file has one weight only. */
  isStatic?: boolean;
};
type Weight = 500 | 700 | 800;
type Family = { package: string; weight: Weight };

/** The packages are read at run time and must not be bundled. */
const folder = (name: string) =>
  join(/* turbopackIgnore: true */ process.cwd(), "node_modules/@fontsource-variable", name);

type Slices = { name: string; holds: (codePoint: number) => boolean }[];
const tables = new Map<string, Promise<Slices>>();

function slicesOf(name: string): Promise<Slices> {
  const table = tables.get(name) ?? readSlices(name);
  tables.set(name, table);
  return table;
}

async function readSlices(name: string): Promise<Slices> {
  const table: Record<string, string> = JSON.parse(
    await readFile(join(folder(name), "unicode.json"), "utf8"),
  );
  return Object.entries(table).map(([slice, list]) => {
    const ranges = list.split(",").map((range) => {
      const [from = "", to = from] = range.replace("U+", "").split("-");
      return [parseInt(from, 16), parseInt(to, 16)] as const;
    });
    const holds = (codePoint: number) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to);
    return { name: slice.replace(/[[\]]/g, ""), holds };
  });
}

export type PreparedText = {
  /** The text without characters that no font has, because the renderer would request them from an external host. */
  text: string;
  /** The removed characters. */
  missing: string;
  /** Value for `font-family`. */
  family: string;
  fonts: PictureFont[];
};

/**
 * Finds the fonts that a text needs in a language, Latin ones first.
 * @throws Error if a font package is not installed
 */
export async function prepareText(
  text: string,
  language: Language,
  weight: "text" | "title",
): Promise<PreparedText> {
  const families: Family[] = [
    { package: "plus-jakarta-sans", weight: weight === "title" ? 800 : 500 },
    ...serverFacts[language].pictureFonts.map((name): Family => ({
      package: name,
      weight: weight === "title" ? 700 : 500,
    })),
  ];
  const fonts = new Map<string, PictureFont>();
  let keptText = "";
  let missing = "";
  for (const letter of text.normalize("NFC")) {
    const found = await findSlice(letter, families);
    if (!found) {
      missing += letter;
      continue;
    }
    keptText += letter;
    fonts.set(found.name, found);
  }
  // Latin first, so that digits and punctuation do not come from the Chinese font.
  const needed = [...fonts.values()].sort((a, b) => b.name.localeCompare(a.name, "en"));
  return { text: keptText, missing, family: needed.map(({ name }) => name).join(", "), fonts: needed };
}

/** The file with the Kai of characters that stand alone (`scripts/assets/kai.mjs`). */
const kaiFile = () => join(/* turbopackIgnore: true */ process.cwd(), "app/fonts/kai/heroes.woff2");

/** Prepares a character that is looked at, in the form that it has on the pages. Only those of the file can be drawn. */
export const prepareHero = (character: string): PreparedText => ({
  text: character,
  missing: "",
  family: "kai-heroes",
  fonts: [{ name: "kai-heroes", file: kaiFile(), weight: 500, style: "normal", isStatic: true }],
});

async function findSlice(letter: string, families: readonly Family[]): Promise<PictureFont | undefined> {
  for (const { package: name, weight } of families) {
    const slices = await slicesOf(name);
    const slice = slices.find(({ holds }) => holds(letter.codePointAt(0)!));
    if (!slice) continue;
    const file = join(folder(name), "files", `${name}-${slice.name}-wght-normal.woff2`);
    return { name: `${name}-${slice.name}`, file, weight, style: "normal" };
  }
  return undefined;
}

/** Lists fonts without duplicates. */
export function uniqueFonts(fonts: readonly PictureFont[]): PictureFont[] {
  return [...new Map(fonts.map((font) => [`${font.name} ${font.weight}`, font])).values()];
}

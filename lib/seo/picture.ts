import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pageWords } from "../i18n/messages";
import type { Language } from "../i18n/languages";
import { routes, type RouteName } from "../routes";
import { siteName } from "../school/school";
import { balancedLines, widthOf } from "./lines";
import { prepareText, type PictureFont } from "./picture-fonts";

/** Text set for a share picture: its lines, their size in pixels, and the fonts for them. */
export type SetText = { lines: string[]; size: number; family: string };

export type SharePicture = {
  name: SetText;
  title: SetText;
  /** The first sentence of the description. */
  line: SetText;
  hero: SetText;
  /** How the hero character is read, as a practice book prints it above the grid. */
  reading: SetText;
  /** The school's sign, as a data address. */
  logo: string;
};

/** The room for title and line, in pixels: a column, and its height without the stroke between the two. */
const column = 640;
const height = 350;

/** Line heights, as multiples of the size. */
export const leading = { title: 1.14, line: 1.42 };

const heroes = [
  { simplified: "学", traditional: "學", reading: "xué" },
  { simplified: "桥", traditional: "橋", reading: "qiáo" },
  { simplified: "说", traditional: "說", reading: "shuō" },
  { simplified: "中", traditional: "中", reading: "zhōng" },
] as const;

const titleFit = { sizes: [96, 90, 84, 78, 72, 66, 60, 54, 48], lineHeight: leading.title };
const lineFit = {
  sizes: [31, 30, 29, 28, 27, 26],
  room: 2 * 31 * leading.line,
  lineHeight: leading.line,
  narrower: 0.93,
};

/** Everything a page's share picture shows, and the fonts it takes; undefined where a language has no such page. */
export async function sharePicture(
  language: Language,
  page: RouteName,
): Promise<{ picture: SharePicture; fonts: PictureFont[]; missing: string } | undefined> {
  const words = await pageWords(language, page);
  if (!words) return undefined;
  const name = await prepareText(siteName(language), language, "title");
  const title = await prepareText(words.ogTitle ?? words.title, language, "title");
  const line = await prepareText(firstSentence(words.description, language), language, "text");
  const { character, sound } = heroOf(page, language);
  const hero = await prepareText(character, language, "title");
  const reading = await prepareText(sound, language, "text");
  const all = [name, title, line, hero, reading];
  const setLine = fitted(line.text, language, lineFit);
  const room = height - setLine.lines.length * setLine.size * leading.line;
  return {
    picture: {
      name: { lines: [name.text], size: 36, family: name.family },
      title: { ...fitted(title.text, language, { ...titleFit, room }), family: title.family },
      line: { ...setLine, family: line.family },
      hero: { lines: [hero.text], size: 308, family: hero.family },
      reading: { lines: [reading.text], size: 36, family: reading.family },
      logo: await readLogo(),
    },
    fonts: distinct(all.flatMap(({ fonts }) => fonts)),
    missing: all.map(({ missing }) => missing).join(""),
  };
}

type Fit = {
  /** Sizes to try in pixels, largest first. */
  sizes: readonly number[];
  /** Height it may take, in pixels. */
  room: number;
  lineHeight: number;
  /** How much narrower the weight runs than the bold that widths are reckoned in. */
  narrower?: number;
};

/**
 * The largest of the sizes at which a text fits the column and the room, without a line under half the width
 * of another if that can be had; else the smallest.
 */
function fitted(text: string, language: Language, { sizes, room, lineHeight, narrower = 1 }: Fit) {
  const tries = sizes.map((size) => ({
    size,
    lines: balancedLines(text, language, column / size / narrower),
  }));
  const fitting = tries.filter(({ size, lines }) => {
    const widest = Math.max(...lines.map(widthOf));
    return lines.length * size * lineHeight <= room && widest * size * narrower <= column;
  });
  const even = fitting.find(({ lines }) => {
    const all = lines.map(widthOf);
    return Math.min(...all) >= Math.max(...all) / 2;
  });
  return even ?? fitting[0] ?? tries.at(-1)!;
}

/** The same file as the icon of the tab. It is read at run time, so its folder is not for bundling. */
async function readLogo(): Promise<string> {
  const path = join(/* turbopackIgnore: true */ process.cwd(), "public/icons/icon.svg");
  return `data:image/svg+xml;base64,${await readFile(path, "base64")}`;
}

function firstSentence(text: string, language: Language): string {
  const [first] = new Intl.Segmenter(language, { granularity: "sentence" }).segment(text);
  return first?.segment.trim() ?? "";
}

/** Pages take turns at the four heroes, in the characters the reader's own script writes them with. */
function heroOf(page: RouteName, language: Language): { character: string; sound: string } {
  const hero = heroes[Object.keys(routes).indexOf(page) % heroes.length] ?? heroes[0];
  const traditional = language === "zh-HK" || language === "zh-TW";
  return { character: traditional ? hero.traditional : hero.simplified, sound: hero.reading };
}

function distinct(fonts: readonly PictureFont[]): PictureFont[] {
  return [...new Map(fonts.map((font) => [`${font.name} ${font.weight}`, font])).values()];
}

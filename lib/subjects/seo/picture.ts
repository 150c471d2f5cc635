import type { PageTexts } from "../../base/i18n/messages";
import { isTraditional, type Language } from "../../base/i18n/languages";
import { routes, type RouteName } from "../../base/routes";
import { palette } from "../school/brand";
import { school, siteName } from "../school/school";
import { describePage } from "./describe-page";
import { fitText, leading, type TypesetText } from "./fit-text";
import { firstSentence } from "./lines";
import { readLogo } from "./logo";
import { prepareHero, prepareText, uniqueFonts, type PictureFont } from "./picture-fonts";
import { readUploadedPicture } from "./uploaded-picture";
import { isGeneralPage } from "./urls";

export type SharePicture = {
  name: TypesetText;
  title: TypesetText;
  /** The first sentence of the description. */
  line: TypesetText;
  hero: TypesetText;
  /** Pinyin of the hero character, as printed above the grid in a practice book. */
  reading: TypesetText;
  /** The school's logo, as a data URL. */
  logo: string;
  /** The color of the practice grid. */
  accent: string;
};

/** The space for title and line, in pixels: width of the column, and height without the stroke between them. */
const column = 640;
const height = 350;

const heroes = [
  { simplified: "学", traditional: "學", reading: "xué" },
  { simplified: "桥", traditional: "橋", reading: "qiáo" },
  { simplified: "说", traditional: "說", reading: "shuō" },
  { simplified: "中", traditional: "中", reading: "zhōng" },
] as const;

const titleFit = {
  sizes: [96, 90, 84, 78, 72, 66, 60, 54, 48],
  width: column,
  lineHeight: leading.title,
};
const lineFit = {
  sizes: [31, 30, 29, 28, 27, 26],
  width: column,
  room: 2 * 31 * leading.line,
  lineHeight: leading.line,
  narrower: 0.93,
};

type PreparedPicture = { kind: "page"; picture: SharePicture; fonts: PictureFont[]; missing: string };

/** Prepares the content and fonts of a page's share picture; undefined if the language has no texts for the page. */
export async function sharePicture(
  language: Language,
  page: RouteName,
): Promise<PreparedPicture | undefined> {
  const words = await describePage(language, page);
  return words && preparePicture(language, page, words);
}

/** Prepares a share picture with the given texts. @param page chooses its character */
export async function preparePicture(
  language: Language,
  page: RouteName,
  words: PageTexts,
): Promise<PreparedPicture> {
  const name = await prepareText(siteName(language), language, "title");
  const title = await prepareText(words.ogTitle ?? words.title, language, "title");
  const line = await prepareText(firstSentence(words.description, language), language, "text");
  const { character, sound } = heroOf(page, language);
  const hero = prepareHero(character);
  const reading = await prepareText(sound, language, "text");
  const all = [name, title, line, hero, reading];
  const lineText = fitText(line.text, language, lineFit);
  const room = height - lineText.lines.length * lineText.size * leading.line;
  return {
    kind: "page",
    picture: {
      name: { lines: [name.text], size: 36, family: name.family },
      title: { ...fitText(title.text, language, { ...titleFit, room }), family: title.family },
      line: { ...lineText, family: line.family },
      hero: { lines: [hero.text], size: 308, family: hero.family },
      reading: { lines: [reading.text], size: 36, family: reading.family },
      logo: await readLogo(),
      accent: school().mainColor || palette.cinnabar,
    },
    fonts: uniqueFonts(all.flatMap(({ fonts }) => fonts)),
    missing: all.map(({ missing }) => missing).join(""),
  };
}

/** The size of share pictures in pixels. */
const shareSize = { width: 1200, height: 630 };

/**
 * Returns the picture that the school uploaded for shared links, as JPEG; undefined without one. Pages with an id in
 * their path, such as those of classes, have pictures of their own.
 */
export async function uploadedSharePicture(page: RouteName): Promise<Buffer | undefined> {
  return isGeneralPage(page) ? readUploadedPicture(school().sharePicture, shareSize, "jpeg") : undefined;
}

/** Chooses one of the four heroes by the page's position in the routes, in simplified or traditional characters. */
function heroOf(page: RouteName, language: Language): { character: string; sound: string } {
  const hero = heroes[Object.keys(routes).indexOf(page) % heroes.length] ?? heroes[0];
  return { character: isTraditional(language) ? hero.traditional : hero.simplified, sound: hero.reading };
}

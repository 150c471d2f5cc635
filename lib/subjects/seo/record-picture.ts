import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "../../base/i18n/languages";
import { palette } from "../school/brand";
import { school, siteName } from "../school/school";
import { fitText, leading, type TypesetText } from "./fit-text";
import { readLogo } from "./logo";
import { prepareText, uniqueFonts, type PictureFont, type PreparedText } from "./picture-fonts";
import { readUploadedPicture } from "./uploaded-picture";

/** What the share picture of a class, a live class or a teacher says. */
export type RecordWords = {
  title: string;
  /** Day and time of the next lesson; undefined if none is to come. */
  date?: string | undefined;
  /** The teacher of a class, or about the teacher. */
  line: string;
  price?: string | undefined;
  /** Addresses of pictures; the first of them that can be drawn is shown. */
  art: readonly string[];
  isPortrait: boolean;
};

/** The typeset share picture of a record. */
export type RecordPicture = {
  name: TypesetText;
  title: TypesetText;
  date: TypesetText | undefined;
  line: TypesetText | undefined;
  price: TypesetText | undefined;
  logo: string;
  art: string;
  artSize: { width: number; height: number };
  accent: string;
};

/** Width of the column of texts, and height for them without the stroke below the title, in pixels. */
const column = 560;
const height = 376;
/** Heights of the parts below the title, with their distances. */
const partHeights = { date: 52, price: 92 };
/** Left and right of the price. */
const pillPadding = 48;

const titleSizes = [76, 70, 64, 58, 52, 46, 42, 38];
const lineSizes = [32, 30, 28, 26, 24];
const noLine: TypesetText = { lines: [], size: 0, family: "" };

/** Sizes of a cover and of a portrait, in pixels. */
const coverSize = { width: 448, height: 252 };
const portraitSize = { width: 360, height: 360 };

/** Prepares the content and fonts of the share picture of a class, a live class or a teacher. */
export async function prepareRecordPicture(
  language: Language,
  words: RecordWords,
): Promise<{ kind: "record"; picture: RecordPicture; fonts: PictureFont[] }> {
  const texts = { name: siteName(language), date: words.date, line: words.line, price: words.price };
  const [name, title, date, line, price] = await Promise.all([
    prepareText(texts.name, language, "title"),
    prepareText(words.title, language, "title"),
    prepareText(texts.date ?? "", language, "title"),
    prepareText(texts.line, language, "text"),
    prepareText(texts.price ?? "", language, "title"),
  ]);
  const oneLine = (text: PreparedText, sizes: readonly number[], width = column): TypesetText | undefined =>
    text.text === ""
      ? undefined
      : {
          ...fitText(text.text, language, { sizes, width, room: sizes[0]! * 1.4, lineHeight: 1.4 }),
          family: text.family,
        };
  const lineText =
    line.text === ""
      ? noLine
      : {
          ...fitText(line.text, language, {
            sizes: lineSizes,
            width: column,
            room: 2 * lineSizes[0]! * leading.line,
            lineHeight: leading.line,
            narrower: 0.93,
          }),
          family: line.family,
        };
  const room =
    height -
    lineText.lines.length * lineText.size * leading.line -
    (date.text ? partHeights.date : 0) -
    (price.text ? partHeights.price : 0);
  const artSize = words.isPortrait ? portraitSize : coverSize;
  return {
    kind: "record",
    picture: {
      name: { lines: [name.text], size: 36, family: name.family },
      title: {
        ...fitText(title.text, language, {
          sizes: titleSizes,
          width: column,
          room,
          lineHeight: leading.title,
        }),
        family: title.family,
      },
      date: oneLine(date, [36, 34, 32, 30, 28, 26, 24]),
      line: lineText === noLine ? undefined : lineText,
      price: oneLine(price, [32, 30, 28, 26, 24, 22], column - pillPadding),
      logo: await readLogo(),
      art: await readArt(words.art, artSize),
      artSize,
      accent: school().mainColor || palette.cinnabar,
    },
    fonts: uniqueFonts([name, title, date, line, price].flatMap(({ fonts }) => fonts)),
  };
}

/** A drawing of the site; pictures of other hosts are not fetched. */
const drawing = /^\/art\/[\w-]+(?:\/[\w-]+)*\.svg$/;

/**
 * Reads the first picture that can be drawn, as a data URL: an upload, twice as large as it is drawn, or a drawing of
 * the site.
 * @throws Error if none of them can be
 */
async function readArt(
  addresses: readonly string[],
  { width, height }: { width: number; height: number },
): Promise<string> {
  for (const address of addresses) {
    // An upload that was removed is replaced by the next picture.
    const png = await readUploadedPicture(address, { width: 2 * width, height: 2 * height }, "png").catch(
      () => undefined,
    );
    if (png) return `data:image/png;base64,${png.toString("base64")}`;
    if (!drawing.test(address)) continue;
    const file = join(/* turbopackIgnore: true */ process.cwd(), "public", address);
    const svg = await readFile(file, "base64").catch(() => undefined);
    if (svg) return `data:image/svg+xml;base64,${svg}`;
  }
  throw new Error(`None of these pictures can be drawn: ${addresses.join(", ")}`);
}

import type { Language } from "../../base/i18n/languages";
import { balancedLines, widthOf } from "./lines";

/** Typeset text of a share picture: its lines, the font size in pixels, and the fonts. */
export type TypesetText = { lines: string[]; size: number; family: string };

/** Line heights as multiples of the font size. */
export const leading = { title: 1.14, line: 1.42 };

type Fit = {
  /** Sizes to try in pixels, largest first. */
  sizes: readonly number[];
  /** Width of the column, and available height, in pixels. */
  width: number;
  room: number;
  lineHeight: number;
  /** Width of the weight relative to bold, in which widths are estimated. */
  narrower?: number;
};

/**
 * Chooses the largest size at which a text fits the column and the height, if possible without a line under half the
 * width of another; the smallest size if none fits.
 */
export function fitText(
  text: string,
  language: Language,
  { sizes, width, room, lineHeight, narrower = 1 }: Fit,
): Pick<TypesetText, "size" | "lines"> {
  const tries = sizes.map((size) => ({
    size,
    lines: balancedLines(text, language, width / size / narrower),
  }));
  const fitting = tries.filter(({ size, lines }) => {
    const widest = Math.max(...lines.map(widthOf));
    return lines.length * size * lineHeight <= room && widest * size * narrower <= width;
  });
  const balanced = fitting.find(({ lines }) => {
    const all = lines.map(widthOf);
    return Math.min(...all) >= Math.max(...all) / 2;
  });
  return balanced ?? fitting[0] ?? tries.at(-1)!;
}

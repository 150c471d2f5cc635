/* Contrast of two colors by WCAG 2.2; colors are written as six hexadecimal digits: #1c6b52. */

export const isHexColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** Red, green and blue of a color in linear light, each from 0 to 1. @throws Error if it is no `isHexColor` */
export function toLinearRgb(color: string): [red: number, green: number, blue: number] {
  if (!isHexColor(color)) throw new Error(`${color} is not a color of six hexadecimal digits`);
  const channel = (at: number) => {
    const value = parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function luminance(color: string): number {
  const [red, green, blue] = toLinearRgb(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colors, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Contrast that level AA requires of text (WCAG 2.2, 1.4.3). */
export const minTextContrast = 4.5;

/** Contrast that level AA requires of the edge of a control (WCAG 2.2, 1.4.11). */
export const minEdgeContrast = 3;

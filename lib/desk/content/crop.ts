/** A picture's part, each number a share of its width or height. */
export type Crop = { left: number; top: number; width: number; height: number };

/** How somebody looks at a picture through a frame: from 0 to 1 across and down, and how much larger than it must be. */
export type Look = { across: number; down: number; zoom: number };

/**
 * The part of a picture that fills a frame.
 * @param picture its width over its height. @param frame the same of the frame.
 */
export function cropOf(picture: number, frame: number, { across, down, zoom }: Look): Crop {
  const width = Math.min(1, frame / picture) / zoom;
  const height = Math.min(1, picture / frame) / zoom;
  return { left: across * (1 - width), top: down * (1 - height), width, height };
}

/** Width over height of a shape such as 16:9. */
export function ratioOf(shape: string): number {
  const [width = 1, height = 1] = shape.split(":").map(Number);
  return width / height;
}

/**
 * How wide pages show a picture, in CSS pixels: a cut with fewer of its own is stretched, and looks blurred.
 * @param place of a placement; others are known by their shape.
 */
export function shownWidth(shape: string, place?: string): number {
  if (place !== undefined) return placeWidths[place] ?? 640;
  return shapeWidths[shape] ?? 640;
}

/* As the components say in `sizes`; the rest is as wide as a phone is at two dots per pixel. */
const placeWidths: Record<string, number> = { classBanners: 1200, liveBanner: 1200, hotSellBanner: 1200 };
/** Portraits of teachers, and logos. */
const shapeWidths: Record<string, number> = { "1:1": 260, "5:2": 200 };

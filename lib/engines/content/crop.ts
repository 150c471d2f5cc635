/** A part of a picture; each number is a share of its width or height. */
export type Crop = { left: number; top: number; width: number; height: number };

/**
 * Position of a picture in a frame: from 0 to 1 across and down, and the magnification relative to the smallest
 * size that fills the frame.
 */
export type CropPosition = { across: number; down: number; zoom: number };

/**
 * The part of a picture that fills a frame.
 * @param picture its width divided by its height. @param frame the same for the frame.
 */
export function cropOf(picture: number, frame: number, { across, down, zoom }: CropPosition): Crop {
  const width = Math.min(1, frame / picture) / zoom;
  const height = Math.min(1, picture / frame) / zoom;
  return { left: across * (1 - width), top: down * (1 - height), width, height };
}

/** Parses a shape such as 16:9 to width divided by height. */
export function ratioOf(shape: string): number {
  const [width = 1, height = 1] = shape.split(":").map(Number);
  return width / height;
}

/** Whether a picture has a shape, up to the rounding of its pixels. @param ratio width divided by height */
export const hasShape = (ratio: number, shape: string) => Math.abs(ratio / ratioOf(shape) - 1) < 0.02;

/**
 * Width in CSS pixels at which pages show a picture: a crop with fewer pixels looks blurred.
 * @param place of a placement; other pictures are identified by their shape.
 */
export function displayWidth(shape: string, place?: string): number {
  if (place !== undefined) return placeWidths[place] ?? 640;
  return shapeWidths[shape] ?? 640;
}

/* As in the `sizes` of the components; the default is the width of a phone at two device pixels per CSS pixel. */
const placeWidths: Record<string, number> = { classBanners: 1200, liveBanner: 1200, hotSellBanner: 1200 };
/** Portraits of teachers, logos, and pictures of shared links. */
const shapeWidths: Record<string, number> = { "1:1": 260, "5:2": 200, "40:21": 1200 };

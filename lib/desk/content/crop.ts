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

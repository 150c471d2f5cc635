/*
 * Addresses of uploaded pictures: `/pictures/{hash}/{widest}.webp`. All widths and formats follow from this one
 * address, so that the provider's responses need only one (spec section 3).
 */

export const pictureFormats = ["avif", "webp"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** In pixels: from a phone at one dot per pixel to the widest place on a desktop at two. */
export const pictureWidths = [320, 640, 960, 1280, 1920] as const;

/** Lists the stored widths of a picture: all standard widths below its widest, and the widest. */
export function widthsUpTo(widest: number): number[] {
  return [...pictureWidths.filter((width) => width < widest), widest];
}

export const pictureAddress = (hash: string, width: number, format: PictureFormat = "webp") =>
  `/pictures/${hash}/${width}.${format}`;

const address = /^\/pictures\/([0-9a-f]{64})\/([1-9][0-9]{0,3})\.(avif|webp)$/;

/** Parses the address of an uploaded picture; undefined for any other address. */
export function parsePictureAddress(path: string) {
  const [, hash, width, format] = address.exec(path) ?? [];
  if (hash === undefined) return undefined;
  return { hash, width: Number(width), format: format as PictureFormat };
}

/** Returns the `srcset` of an uploaded picture by format; undefined for any other picture. */
export function pictureSrcsets(link: string): Record<PictureFormat, string> | undefined {
  const parsed = parsePictureAddress(link);
  if (!parsed) return undefined;
  const toSrcset = (format: PictureFormat) =>
    widthsUpTo(parsed.width)
      .map((width) => `${pictureAddress(parsed.hash, width, format)} ${width}w`)
      .join(", ");
  return { avif: toSrcset("avif"), webp: toSrcset("webp") };
}

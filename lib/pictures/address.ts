/*
 * Addresses of uploaded pictures: `/pictures/{hash}/{widest}.webp`. The address alone says in which widths and formats
 * there is one, so that the provider's answers go on carrying one address (spec section 3).
 */

export const pictureFormats = ["avif", "webp"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** In pixels: a phone at one and two dots per pixel, and the widest place on a desktop at two. */
export const pictureWidths = [320, 640, 960, 1280, 1920] as const;

/** The widths that a picture is kept in: all below its widest, and that. */
export function widthsUpTo(widest: number): number[] {
  return [...pictureWidths.filter((width) => width < widest), widest];
}

export const pictureAddress = (hash: string, width: number, format: PictureFormat = "webp") =>
  `/pictures/${hash}/${width}.${format}`;

const address = /^\/pictures\/([0-9a-f]{64})\/([1-9][0-9]{0,3})\.(avif|webp)$/;

/** What an address names, or undefined where it is none of an uploaded picture. */
export function readPictureAddress(path: string) {
  const [, hash, width, format] = address.exec(path) ?? [];
  if (hash === undefined) return undefined;
  return { hash, width: Number(width), format: format as PictureFormat };
}

/** The files of an uploaded picture as `srcset` writes them; undefined for any other picture. */
export function pictureSet(link: string): Record<PictureFormat, string> | undefined {
  const named = readPictureAddress(link);
  if (!named) return undefined;
  const setOf = (format: PictureFormat) =>
    widthsUpTo(named.width)
      .map((width) => `${pictureAddress(named.hash, width, format)} ${width}w`)
      .join(", ");
  return { avif: setOf("avif"), webp: setOf("webp") };
}

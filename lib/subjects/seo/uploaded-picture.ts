import { parsePictureAddress } from "../../engines/pictures/address";

type Size = { width: number; height?: number };

/**
 * Reads an uploaded picture in another format than WebP, which the renderer of share pictures does not support, nor
 * every program that shows shared links.
 * @param size its maximum width in pixels or, with a height, the size to fill
 * @returns undefined if the address is not that of an upload
 * @throws Error if the picture does not exist anymore
 */
export async function readUploadedPicture(
  address: string,
  { width, height }: Size,
  format: "png" | "jpeg",
): Promise<Buffer | undefined> {
  if (!parsePictureAddress(address)) return undefined;
  // Imported on demand: with API_HOST the database engine is never loaded.
  const { readPictureFile } = await import("../../engines/pictures/upload");
  const { database } = await import("../../base/db/connect");
  const { default: sharp } = await import("sharp");
  const file = await readPictureFile(await database(), address);
  if (!file) throw new Error(`The picture ${address} does not exist anymore.`);
  const resized = sharp(file).resize({ width, ...(height ? { height } : { withoutEnlargement: true }) });
  return format === "png"
    ? resized.png().toBuffer()
    : resized.flatten({ background: "#ffffff" }).jpeg().toBuffer();
}

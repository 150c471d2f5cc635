import { createHash } from "node:crypto";
import sharp from "sharp";
import { pictureFormats, pictureWidths, widthsUpTo, type PictureFormat } from "./address";
import { invalidField } from "../content/invalid-field";
import { maxPicturePixels } from "./limits";

/** A part of a picture in fractions of its width and height, 0 to 1. */
export type Crop = { left: number; top: number; width: number; height: number };

export type ProcessedPicture = {
  hash: string;
  width: number;
  height: number;
  files: { width: number; format: PictureFormat; data: Uint8Array }[];
};

/** Maximum duration of one processing step, in seconds. */
const stepSeconds = 20;
/** Minimum width and height, in pixels. */
const minSide = 16;

/** Accepted file signatures, checked before decoding, so that SVG, PDF and other formats never reach libvips. */
const signatures: [name: string, begins: (bytes: Buffer) => boolean][] = [
  ["jpeg", (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ["png", (bytes) => bytes.subarray(0, 8).equals(Buffer.from("\x89PNG\r\n\x1a\n", "latin1"))],
  ["gif", (bytes) => /^GIF8[79]a$/.test(bytes.toString("latin1", 0, 6))],
  ["webp", (bytes) => /^RIFF[^]{4}WEBP$/.test(bytes.toString("latin1", 0, 12))],
  ["heif", (bytes) => /^ftypavi[fs]$/.test(bytes.toString("latin1", 4, 12))],
];

// One thread and no cache: uploads are rare, and visitors must not be slowed down.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Processes an upload for the pages: upright, cropped, in every width and format that pages use. Only pixels are kept;
 * metadata such as places and devices is dropped.
 * @throws ProviderError invalidInput if it is not a picture, is truncated, too large or too small.
 */
export async function makePicture(bytes: Buffer, crop: Crop): Promise<ProcessedPicture> {
  const detectedFormat = signatures.find(([, matches]) => matches(bytes))?.[0];
  if (!detectedFormat) throw invalidField("data", "noPicture");
  const cropped = await cropPixels(bytes, detectedFormat, crop);
  const { data, info } = cropped;
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const hash = createHash("sha256").update(JSON.stringify(raw)).update(data).digest("hex");
  const files: ProcessedPicture["files"] = [];
  for (const width of widthsUpTo(info.width)) {
    for (const format of pictureFormats) {
      const sized = sharp(data, { raw }).resize({ width, withoutEnlargement: true });
      const encoded =
        format === "avif" ? sized.avif({ quality: 55, effort: 3 }) : sized.webp({ quality: 80 });
      files.push({ width, format, data: await encoded.timeout({ seconds: stepSeconds }).toBuffer() });
    }
  }
  return { hash, width: info.width, height: info.height, files };
}

async function cropPixels(bytes: Buffer, detectedFormat: string, crop: Crop) {
  try {
    // Only the first frame of an animation.
    const openImage = () =>
      sharp(bytes, { limitInputPixels: maxPicturePixels, failOn: "error", animated: false });
    const { format, autoOrient } = await openImage().metadata();
    if (format !== detectedFormat) throw new Error("a picture by its first bytes only");
    const part = toCropArea(autoOrient, crop);
    if (part.width < minSide || part.height < minSide) throw invalidField("data", "tooSmall");
    const maxWidth = pictureWidths.at(-1);
    return await openImage()
      .autoOrient()
      .extract(part)
      .resize({ width: maxWidth, height: 2 * (maxWidth ?? 0), fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .timeout({ seconds: stepSeconds })
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    if (error instanceof Error && error.name === "ProviderError") throw error;
    const isTooLarge = error instanceof Error && /pixel limit|timeout|too large/i.test(error.message);
    throw invalidField("data", isTooLarge ? "tooManyPixels" : "noPicture");
  }
}

function toCropArea(size: { width: number; height: number }, crop: Crop) {
  const left = Math.min(Math.floor(crop.left * size.width), size.width - 1);
  const top = Math.min(Math.floor(crop.top * size.height), size.height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(crop.width * size.width), size.width - left)),
    height: Math.max(1, Math.min(Math.round(crop.height * size.height), size.height - top)),
  };
}

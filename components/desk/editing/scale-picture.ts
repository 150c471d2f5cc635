import { maxPictureBytes } from "@/lib/base/desk/limits";
import { maxPicturePixels } from "@/lib/engines/pictures/limits";

/**
 * Longest side after scaling, in pixels; the next one is tried if the file is still too large. Pages show up to 1920
 * pixels, so the first leaves room to cut out half.
 */
const longestSides = [4096, 3072, 2048];

/** Whether a picture must be scaled down before it can be uploaded. */
export const isTooLarge = (file: File, pixels = 0) =>
  file.size > maxPictureBytes || pixels > maxPicturePixels;

/**
 * Scales a picture down until it can be uploaded, upright as its camera meant it.
 * @throws if the browser cannot read it, or has too little memory for it
 */
export async function scalePicture(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    // JPEG has no transparency. A browser that cannot write WebP writes PNG instead.
    const type = file.type === "image/jpeg" ? "image/jpeg" : "image/webp";
    for (const longest of longestSides) {
      const scaled = await draw(bitmap, Math.min(1, longest / Math.max(bitmap.width, bitmap.height)), type);
      if (scaled.size <= maxPictureBytes) return new File([scaled], file.name, { type: scaled.type });
    }
    throw new Error("still too large");
  } finally {
    bitmap.close();
  }
}

async function draw(bitmap: ImageBitmap, scale: number, type: string): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.9));
  if (!blob) throw new Error("the canvas cannot be read");
  return blob;
}

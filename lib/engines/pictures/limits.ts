/** Maximum pixels of an upload, as of a 50 megapixel camera. Decompression bombs are refused by their header. */
export const maxPicturePixels = 50_000_000;

/** A font file, imported as its URL in the build. */
declare module "*.woff2" {
  const address: string;
  export default address;
}

/** The options used here; the published types are outdated. */
declare module "subset-font" {
  type Options = {
    keepAllGlyphs: true;
    targetFormat: "truetype" | "woff2";
    /** One value of an axis, or the range to keep. */
    variationAxes: Record<string, number | { min: number; max: number; default?: number }>;
  };
  export default function subsetFont(font: Buffer, text: undefined, options: Options): Promise<Buffer>;
}

/** The address of a font among the files of the build. */
declare module "*.woff2" {
  const address: string;
  export default address;
}

/** What of it is used here; its published types are years older than it. */
declare module "subset-font" {
  type Options = {
    keepAllGlyphs: true;
    targetFormat: "truetype" | "woff2";
    /** One value of an axis, or the part of it that stays. */
    variationAxes: Record<string, number | { min: number; max: number; default?: number }>;
  };
  export default function subsetFont(font: Buffer, text: undefined, options: Options): Promise<Buffer>;
}

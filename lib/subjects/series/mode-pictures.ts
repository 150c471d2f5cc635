import type { SeriesItem } from "./item";

/** Drawings for classes without a picture. */
export const modePictures = {
  "one-to-one": "/art/help/one-to-one.svg",
  "one-to-many": "/art/help/small-group.svg",
  live: "/art/help/large-class.svg",
} as const satisfies Record<SeriesItem["mode"], string>;

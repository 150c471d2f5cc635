import type { ReactElement } from "react";
import type { PictureFont } from "./picture-fonts";

/** A picture to draw: its size in pixels, and an element without components of our own. */
export type DrawingOrder = {
  width: number;
  height: number;
  element: ReactElement;
  fonts: readonly PictureFont[];
};

import { preload } from "react-dom";
import latin from "./latin.woff2";
import vietnamese from "./vietnamese.woff2";

/**
 * Fetches the font's parts (../brand.css) that a page in this language needs before its style sheets are read. next/font
 * would put its rules in a sheet of their own, which every first page would wait for, and preload alike in all languages.
 */
export function preloadFont(language: string): void {
  for (const part of language === "vi-VN" ? [latin, vietnamese] : [latin])
    preload(part, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
}

import { preload } from "react-dom";
import latin from "./latin.woff2";
import vietnamese from "./vietnamese.woff2";

/**
 * Preloads the font files (../brand.css) that a page in this language needs. next/font would add a render-blocking
 * style sheet and preload the same files in every language.
 */
export function preloadFont(language: string): void {
  for (const part of language === "vi-VN" ? [latin, vietnamese] : [latin])
    preload(part, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
}

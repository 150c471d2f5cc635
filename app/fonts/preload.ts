import { preload } from "react-dom";
import type { Language } from "@/lib/base/i18n/languages";
import { serverFacts } from "@/lib/base/i18n/languages/server";
import latin from "./latin.woff2";
import vietnamese from "./vietnamese.woff2";

const parts = { vietnamese };

/**
 * Preloads the font files (../brand.css) that a page in this language needs. next/font would add a render-blocking
 * style sheet and preload the same files in every language.
 */
export function preloadFont(language: Language): void {
  for (const part of [latin, ...serverFacts[language].fontParts.map((name) => parts[name])])
    preload(part, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
}

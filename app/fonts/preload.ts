import { preload } from "react-dom";
import type { Language } from "@/lib/base/i18n/languages";
import { serverFacts } from "@/lib/base/i18n/languages/server";
import heroes from "./kai/heroes.woff2";
import practice from "./kai/practice.woff2";
import latin from "./latin.woff2";
import vietnamese from "./vietnamese.woff2";

const parts = { vietnamese };

/**
 * Preloads the font files (../brand.css) that a page in this language needs. next/font would add a render-blocking
 * style sheet and preload the same files in every language.
 */
export function preloadFont(language: Language): void {
  preloadFiles([latin, ...serverFacts[language].fontParts.map((name) => parts[name])]);
}

const kaiFiles = { greeting: [heroes], allCharacters: [heroes, practice] };

/**
 * Preloads the Kai face for a first screen with a board: its character, the page's largest content, is then in the first
 * paint instead of one after the style sheets were read.
 */
export const preloadKai = (shown: keyof typeof kaiFiles) => preloadFiles(kaiFiles[shown]);

function preloadFiles(files: readonly string[]): void {
  for (const file of files) preload(file, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
}

import localFont from "next/font/local";
import { preload } from "react-dom";
import vietnamese from "../node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-vietnamese-wght-normal.woff2";
import type { Language } from "@/lib/i18n/languages";

/* Plus Jakarta Sans from its npm package, preloaded on every page; the Vietnamese part of it is in brand.css. */
const latin = localFont({
  src: "../node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2",
  weight: "200 800",
  display: "swap",
  variable: "--font-latin",
  adjustFontFallback: "Arial",
});

export const fontClass = latin.variable;

/** Fetches the Vietnamese part before a word comes that needs it. What next/font preloads, it does in every language. */
export function preloadLetters(language: Language): void {
  if (language === "vi-VN") preload(vietnamese, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
}

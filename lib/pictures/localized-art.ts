import type { Language } from "../i18n/languages";

/** Drawings of the demo content that show a Chinese character, each with a twin in traditional characters. */
const artWithCharacters = new Set(
  [
    ...["alerts/1", "banners/1", "banners/2", "banners/class", "banners/live", "body/4"],
    ...["covers/course-1", "covers/course-3", "covers/live-1"],
  ].map((name) => `/art/${name}.svg`),
);

/** The address of a picture for readers of a language: in Hong Kong and Taiwan, drawn characters are traditional. */
export function localizedArt(link: string, language: Language): string {
  const readsTraditional = language === "zh-HK" || language === "zh-TW";
  return readsTraditional && artWithCharacters.has(link) ? link.replace(/\.svg$/, "-hant.svg") : link;
}

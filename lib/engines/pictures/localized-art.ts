import { isTraditional, type Language } from "../../base/i18n/languages";

/** Drawings of the demo content with Chinese characters; each has a variant in traditional characters. */
const artWithCharacters = new Set(
  [
    ...["alerts/1", "banners/1", "banners/2", "banners/class", "banners/live", "body/4"],
    ...["covers/course-1", "covers/course-3", "covers/live-1"],
  ].map((name) => `/art/${name}.svg`),
);

/** Returns the address of a picture's variant for a language: traditional characters for Hong Kong and Taiwan. */
export function localizedArt(link: string, language: Language): string {
  return isTraditional(language) && artWithCharacters.has(link) ? link.replace(/\.svg$/, "-hant.svg") : link;
}

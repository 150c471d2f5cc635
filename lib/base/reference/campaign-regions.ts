import type { Language } from "../i18n/languages";

/** Regions of the campaign: Vietnam, Indonesia, international (spec section 2). */
export const regions = ["vn", "id", "en"] as const;
export type Region = (typeof regions)[number];

/** The language of a region's pages, independent of the visitor's language. */
export const regionLanguages = { vn: "vi-VN", id: "id-ID", en: "en-US" } as const satisfies Record<
  Region,
  Language
>;

/** The region of a language, or the international one. */
export function regionFor(language: Language): Region {
  return regions.find((region) => regionLanguages[region] === language) ?? "en";
}

/** Preselected phone codes of forms (spec section 9). */
export const defaultPhoneCodes: Record<Region, string> = { vn: "84", id: "62", en: "86" };

/** The countries of the default phone codes. */
export const regionCountries: Record<Region, string> = { vn: "VN", id: "ID", en: "CN" };

export function isRegion(value: string): value is Region {
  return (regions as readonly string[]).includes(value);
}

/**
 * The region of a path: the first two letters of its last segment, in either case (spec section 2). Marketers may append a
 * name to them (`vn-facebook-jan`).
 */
export function regionOf(path: string, fallback: Region): Region {
  const start = path.slice(path.lastIndexOf("/") + 1, path.lastIndexOf("/") + 3).toLowerCase();
  return isRegion(start) ? start : fallback;
}

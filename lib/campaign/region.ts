import type { Language } from "../i18n/languages";

/** Whom a campaign page is for: Vietnam, Indonesia, everyone else (spec section 2). */
export const regions = ["vn", "id", "en"] as const;
export type Region = (typeof regions)[number];

/** The language a region's pages are written in, whatever language the visitor chose for the site. */
export const regionLanguages = { vn: "vi-VN", id: "id-ID", en: "en-US" } as const satisfies Record<
  Region,
  Language
>;

/** The region for a reader of a language: the international one where there is none of their own. */
export function regionFor(language: Language): Region {
  return regions.find((region) => regionLanguages[region] === language) ?? "en";
}

/** Phone codes that forms start with (spec section 9). */
export const defaultPhoneCodes: Record<Region, string> = { vn: "84", id: "62", en: "86" };

/** The countries of these codes. */
export const regionCountries: Record<Region, string> = { vn: "VN", id: "ID", en: "CN" };

export function isRegion(value: string): value is Region {
  return (regions as readonly string[]).includes(value);
}

/**
 * The region that an address names: the first two letters of its last segment, in either case (spec section 2).
 * So a marketer may add to it (`vn-facebook-jan`) what the school later reads back.
 */
export function regionOf(path: string, fallback: Region): Region {
  const start = path.slice(path.lastIndexOf("/") + 1, path.lastIndexOf("/") + 3).toLowerCase();
  return isRegion(start) ? start : fallback;
}

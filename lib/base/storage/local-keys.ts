/** Prefix of the site's keys in local storage and of the names of its downloads. */
export const siteKey = "yuqiao";

/**
 * All keys in a visitor's local storage. The privacy policy must describe each of them (lib/subjects/texts/content.test.ts).
 */
export const localKeys = [
  "locale",
  `${siteKey}:campaign:phone_code`,
  `${siteKey}:campaign:phone_number`,
  `${siteKey}:campaign:enrolled`,
  `${siteKey}:enquiries`,
  `${siteKey}:advert_away_until`,
  `${siteKey}:currency`,
] as const;

export type LocalKey = (typeof localKeys)[number];

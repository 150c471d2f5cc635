import { siteKey } from "./site-key";

/**
 * The names under which anything is kept in a visitor's local storage. The privacy policy tells of each
 * (lib/content/content.test.ts), so that a new one begins here.
 */
export const localKeys = [
  "locale",
  `${siteKey}:campaign:phone_code`,
  `${siteKey}:campaign:phone_number`,
  `${siteKey}:campaign:enrolled`,
  `${siteKey}:enquiries`,
  `${siteKey}:advert_away_until`,
] as const;

export type LocalKey = (typeof localKeys)[number];

import type { Region } from "../../base/reference/campaign-regions";

/* Keys of the browser's storage that inline scripts read too. Other systems rely on the two phone keys. */

export const phoneCodeKey = "yuqiao:campaign:phone_code";
export const phoneNumberKey = "yuqiao:campaign:phone_number";
/** The enrolments of this browser (lib/subjects/campaign/saved-enrollments.ts). */
export const enrolledKey = "yuqiao:campaign:enrolled";
/** Written and removed to test whether storage works. */
export const probeKey = "yuqiao:campaign:probe";

/** A season of a region: what a campaign page shows. */
export type RegionSeason = {
  region: Region;
  /** Key of the season. */
  season: string;
};

/** Data of one region's season: an unsent form (also its id), a phone that is not enrolled, the link of the visit. */
type SeasonalData = "form" | "asked_phone" | "link";

/** Key of data that belongs to a region's season, such as `yuqiao:campaign:form:vn:2021-01`. */
export const seasonalKey = (data: SeasonalData, { region, season }: RegionSeason): string =>
  `${unscopedKey(data)}:${region}:${season}`;

/** Start of the keys of all regions and seasons. */
export const unscopedKey = (data: SeasonalData): string => `yuqiao:campaign:${data}`;

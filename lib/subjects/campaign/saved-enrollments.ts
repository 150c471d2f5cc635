import type { RegionSeason } from "./storage-keys";

/*
 * The enrolments of a browser as one text, a line for each: region, season and activation code, which is empty if the
 * provider returned none. Earlier versions of the site stored one enrolment without its region.
 */

export type SavedEnrollment = RegionSeason & { code: string };

/** More lines than anyone enrolls; the oldest are dropped. */
const maxLines = 20;

const startOf = ({ region, season }: RegionSeason) => `${region} ${season} `;

/**
 * Finds the enrolment in a region's season. One without a region counts for each region.
 * @param text the stored text, if any
 * @returns its activation code, or undefined if there is no enrolment
 */
export function findSavedCode(text: string | null | undefined, place: RegionSeason): string | undefined {
  const lines = text?.split("\n") ?? [];
  for (const start of [startOf(place), `${place.season} `]) {
    const line = lines.find((one) => one.startsWith(start));
    if (line !== undefined) return line.slice(start.length);
  }
  return undefined;
}

/** Adds an enrolment to the stored text. It replaces an earlier one in the same region and season. */
export function addSavedEnrollment(text: string | null | undefined, enrollment: SavedEnrollment): string {
  const start = startOf(enrollment);
  const others = (text?.split("\n") ?? []).filter((line) => line !== "" && !line.startsWith(start));
  return [...others, start + enrollment.code.replace(/\s+/g, " ")].slice(-maxLines).join("\n");
}

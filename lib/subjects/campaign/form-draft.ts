import { regionOf, type Region } from "../../base/reference/campaign-regions";
import { campaignPaths } from "../../base/paths";
import { drafts } from "../../base/session/drafts";
import { shownSeason } from "./shown-season";
import { seasonalKey, type RegionSeason } from "./storage-keys";

/*
 * The unsent input of the enrolment form belongs to its region and season. Choosing the page's other language is the
 * exception: it opens another region's form, and what was typed comes along.
 */

/** The region whose form the visitor has just left by a link to this page; undefined after a reload or in the history. */
function previousRegion(): Region | undefined {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const forms = location.origin + campaignPaths.enroll("en").replace(/[^/]*$/, "");
  if (navigation?.type !== "navigate" || !document.referrer.startsWith(forms)) return undefined;
  return regionOf(document.referrer.replace(/[?#].*/, ""), "en");
}

/** Storage key of the draft that comes along to the form of a region, if there can be one. */
function previousDraftKey(region: Region): string | undefined {
  const previous = previousRegion();
  const seasons = document.querySelector<HTMLElement>("script[data-seasons]")?.dataset.seasons;
  const season = previous && previous !== region && seasons ? shownSeason(seasons, previous) : undefined;
  return previous && season !== undefined ? seasonalKey("form", { region: previous, season }) : undefined;
}

/** A section of the page may be rendered again, when the draft of this page is newer than the one that came along. */
let isTaken = false;

/** Copies the draft that comes along, once a page. */
export function takeDraftAlong(place: RegionSeason): void {
  if (isTaken) return;
  isTaken = true;
  const previousKey = previousDraftKey(place.region);
  const previous = previousKey && drafts.read(previousKey);
  if (previous) drafts.write(seasonalKey("form", place), previous);
}

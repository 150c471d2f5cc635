/*
 * Part of every campaign page. Reports a visit through a marketing link: an arrival from another site at an address
 * with more than a region in its last segment. The report is sent after the page has loaded, so that it causes no
 * delay.
 */
import { linkEventsPath } from "../../subjects/campaign/links/link-events";
import { seasonalKey } from "../../subjects/campaign/storage-keys";
import type { Region } from "../../base/reference/campaign-regions";

type PrivacyNavigator = Navigator & { globalPrivacyControl?: boolean };

const { region, season } = document.currentScript!.dataset;
const { doNotTrack, globalPrivacyControl }: PrivacyNavigator = navigator;
const segment = location.pathname.split("/").pop()!;
const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];

if (
  segment.length > 3 &&
  // Visitors who opt out of tracking are not counted.
  doNotTrack !== "1" &&
  !globalPrivacyControl &&
  "sendBeacon" in navigator &&
  // Not for links within the site, reloads or history navigation.
  !document.referrer.startsWith(location.origin + "/") &&
  (!navigation || navigation.type === "navigate")
) {
  try {
    sessionStorage.setItem(seasonalKey("link", { region: region as Region, season: season! }), segment);
  } catch {
    // Storage is forbidden: the visit is counted, but not the start of an enrolment.
  }
  addEventListener("load", () => navigator.sendBeacon(`${linkEventsPath}visits`, segment));
}

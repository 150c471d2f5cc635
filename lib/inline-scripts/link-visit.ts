/*
 * Stands in every page of the campaign and reports a visit by a marketer's link: an arrival from another site at an
 * address that says more than its region. Reported after the page has loaded, so that it delays nothing.
 */
import { linkEventsPath, linkKey } from "../campaign/link-events";

type PrivacyNavigator = Navigator & { globalPrivacyControl?: boolean };

const { doNotTrack, globalPrivacyControl }: PrivacyNavigator = navigator;
const segment = location.pathname.split("/").pop()!;
const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];

if (
  segment.length > 3 &&
  // Visitors who ask not to be tracked are not counted.
  doNotTrack !== "1" &&
  !globalPrivacyControl &&
  "sendBeacon" in navigator &&
  // No link within the site, no reload, no step back.
  !document.referrer.startsWith(location.origin + "/") &&
  (!navigation || navigation.type === "navigate")
) {
  try {
    sessionStorage.setItem(linkKey, segment);
  } catch {
    // Storage is forbidden: the visit counts, the start of an enrollment will not.
  }
  addEventListener("load", () => navigator.sendBeacon(`${linkEventsPath}visits`, segment));
}

/*
 * Runs before the enrolled page is painted. Without a saved phone the visitor is redirected to the campaign's home page
 * with the same segment (spec section 2), unless an enrolment in the season of its region is stored: international
 * visitors have no phone. If the
 * browser cannot store a phone (its storage throws, is null or is full), the visitor may have enrolled and stays.
 */
import { findSavedCode } from "../../subjects/campaign/saved-enrollments";
import { enrolledKey, phoneCodeKey, phoneNumberKey, probeKey } from "../../subjects/campaign/storage-keys";
import type { Region } from "../../base/reference/campaign-regions";

const { region, season } = document.currentScript!.dataset;

try {
  const storage = localStorage;
  const hasPhone = storage.getItem(phoneCodeKey) && storage.getItem(phoneNumberKey);
  const code = findSavedCode(storage.getItem(enrolledKey), { region: region as Region, season: season! });
  if (!hasPhone && code === undefined) {
    // Throws if storage is unavailable.
    storage.setItem(probeKey, "1");
    storage.removeItem(probeKey);
    location.replace(location.pathname.replace(/[a-z]+\/(?=[^/]*$)/, ""));
  }
} catch {
  // The visitor stays.
}

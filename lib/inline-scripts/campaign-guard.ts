/*
 * Runs before the enrolled page is painted. Without a saved phone the visitor is redirected to the campaign's home page
 * with the same segment (spec section 2), unless an enrolment is stored: international visitors have no phone. If the
 * browser cannot store a phone (its storage throws, is null or is full), the visitor may have enrolled and stays.
 */
import { enrolledKey, phoneCodeKey, phoneNumberKey, probeKey } from "../campaign/storage-keys";

try {
  const storage = localStorage;
  const hasPhone = storage.getItem(phoneCodeKey) && storage.getItem(phoneNumberKey);
  if (!hasPhone && !storage.getItem(enrolledKey)) {
    // Throws if storage is unavailable.
    storage.setItem(probeKey, "1");
    storage.removeItem(probeKey);
    location.replace(location.pathname.replace(/[a-z]+\/(?=[^/]*$)/, ""));
  }
} catch {
  // The visitor stays.
}

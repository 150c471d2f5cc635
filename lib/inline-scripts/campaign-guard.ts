/*
 * Runs before the enrolled page is painted. Without a saved phone the visitor goes to the campaign's home page with the
 * same segment (spec section 2), unless an enrollment was kept: that of an international visitor has no phone. A browser that could not have kept a phone (its storage throws, is null or is full) may
 * stay: the visitor may well have enrolled.
 */
import { enrolledKey, phoneCodeKey, phoneNumberKey, probeKey } from "../campaign/storage-keys";

try {
  const storage = localStorage;
  const hasPhone = storage.getItem(phoneCodeKey) && storage.getItem(phoneNumberKey);
  if (!hasPhone && !storage.getItem(enrolledKey)) {
    // Throws where nothing can be kept.
    storage.setItem(probeKey, "1");
    storage.removeItem(probeKey);
    location.replace(location.pathname.replace(/[a-z]+\/(?=[^/]*$)/, ""));
  }
} catch {
  // The visitor stays.
}

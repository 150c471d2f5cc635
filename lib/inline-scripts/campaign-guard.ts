/*
 * Runs before the enrolled page is painted. Without a saved phone the visitor goes to the campaign's home page with the
 * same segment (spec section 2). A browser that could not have kept a phone (its storage throws, is null or is full) may
 * stay: the visitor may well have enrolled.
 */
import { phoneCodeKey, phoneNumberKey, probeKey } from "../campaign/storage-keys";

try {
  const storage = localStorage;
  if (!(storage.getItem(phoneCodeKey) && storage.getItem(phoneNumberKey))) {
    // Throws where nothing can be kept.
    storage.setItem(probeKey, "1");
    storage.removeItem(probeKey);
    location.replace(location.pathname.replace(/[a-z]+\/(?=[^/]*$)/, ""));
  }
} catch {
  // The visitor stays.
}

import { drafts } from "../../base/session/drafts";
import { localStore } from "../../base/storage/browser-storage";
import { addSavedEnrollment, findSavedCode, type SavedEnrollment } from "./saved-enrollments";
import { enrolledKey, phoneCodeKey, phoneNumberKey, seasonalKey, type RegionSeason } from "./storage-keys";

/* Campaign data in the visitor's browser. */

export type SavedPhone = { code: string; number: string };

/** The phone of this browser's enrolment, if any. */
export function readSavedPhone(): SavedPhone | undefined {
  const code = localStore.read(phoneCodeKey);
  const number = localStore.read(phoneNumberKey);
  return code && number ? { code, number } : undefined;
}

/** Saves the phone of an enrolment. @returns whether it was stored; otherwise other pages cannot read it */
export function savePhone({ code, number }: SavedPhone): boolean {
  const results = [localStore.write(phoneCodeKey, code), localStore.write(phoneNumberKey, number)];
  return results.every(Boolean);
}

/**
 * Saves an enrolment with its activation code on this device. The code must never be available by phone number alone.
 * @returns whether it was stored, so that other pages can read it
 */
export function saveEnrollment(enrollment: SavedEnrollment): boolean {
  return localStore.write(enrolledKey, addSavedEnrollment(localStore.read(enrolledKey), enrollment));
}

/** The activation code of this device's enrolment in a region's season: empty if it has none, undefined if not enrolled. */
export function readSavedCode(place: RegionSeason): string | undefined {
  return findSavedCode(localStore.read(enrolledKey), place);
}

/** Stores a phone that was checked and is not enrolled; the enrolment form of the region starts with it. */
export function storeCheckedPhone(place: RegionSeason, { code, number }: SavedPhone): void {
  drafts.write(seasonalKey("asked_phone", place), `${code}-${number}`);
}

/** Returns the stored phone and removes it. */
export function takeCheckedPhone(place: RegionSeason): SavedPhone | undefined {
  const key = seasonalKey("asked_phone", place);
  const [, code, number] = /^(\d{1,4})-(\d{1,14})$/.exec(drafts.read(key) ?? "") ?? [];
  drafts.remove(key);
  return code && number ? { code, number } : undefined;
}

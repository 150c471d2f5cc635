import { localStore, sessionStore } from "../storage/browser-storage";
import { siteKey } from "../storage/local-keys";
import { enrolledKey, phoneCodeKey, phoneNumberKey } from "./storage-keys";

/* Campaign data in the visitor's browser. */

const key = <Name extends string>(name: Name) => `${siteKey}:campaign:${name}` as const;

/** A phone that was checked and is not enrolled; the enrolment form starts with it. */
const checkedPhoneKey = key("asked_phone");

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

export type SavedEnrollment = {
  /** Key of the season. */
  season: string;
  /** Empty if the provider did not return one. */
  code: string;
};

/**
 * Saves an enrolment with its activation code on this device. The code must never be available by phone number alone.
 * @returns whether it was stored, so that other pages can read it
 */
export function saveEnrollment({ season, code }: SavedEnrollment): boolean {
  return localStore.write(enrolledKey, `${season} ${code}`);
}

export function readSavedEnrollment(): SavedEnrollment | undefined {
  const [season, ...code] = localStore.read(enrolledKey)?.split(" ") ?? [];
  return season ? { season, code: code.join(" ") } : undefined;
}

/** Stores a phone that is not enrolled for the enrolment form. */
export function storeCheckedPhone({ code, number }: SavedPhone): void {
  sessionStore.write(checkedPhoneKey, `${code}-${number}`);
}

/** Returns the stored phone and removes it. */
export function takeCheckedPhone(): SavedPhone | undefined {
  const [, code, number] = /^(\d{1,4})-(\d{1,14})$/.exec(sessionStore.read(checkedPhoneKey) ?? "") ?? [];
  sessionStore.remove(checkedPhoneKey);
  return code && number ? { code, number } : undefined;
}

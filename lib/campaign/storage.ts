import { localStore, sessionStore } from "../storage/browser-storage";
import { siteKey } from "../storage/site-key";
import { enrolledKey, phoneCodeKey, phoneNumberKey } from "./storage-keys";

/* What the campaign keeps in the visitor's browser. */

const key = <Name extends string>(name: Name) => `${siteKey}:campaign:${name}` as const;

/** The phone that was asked about and is not enrolled: taken along to the form. */
const askedPhoneKey = key("asked_phone");

export type SavedPhone = { code: string; number: string };

/** The phone that someone enrolled with in this browser, if any. */
export function readSavedPhone(): SavedPhone | undefined {
  const code = localStore.read(phoneCodeKey);
  const number = localStore.read(phoneNumberKey);
  return code && number ? { code, number } : undefined;
}

/** Whether the next page will find it; if not, the prize page lets everybody in, and shows no code. */
export function savePhone({ code, number }: SavedPhone): boolean {
  const kept = [localStore.write(phoneCodeKey, code), localStore.write(phoneNumberKey, number)];
  return kept.every(Boolean);
}

export type SavedEnrollment = {
  /** Key of the season. */
  season: string;
  /** Empty when the provider did not say it. */
  code: string;
};

/**
 * Keeps an enrollment and its activation code on this device: a phone number alone must never bring the code back.
 * @returns whether the next page will find it
 */
export function saveEnrollment({ season, code }: SavedEnrollment): boolean {
  return localStore.write(enrolledKey, `${season} ${code}`);
}

export function readSavedEnrollment(): SavedEnrollment | undefined {
  const [season, ...code] = localStore.read(enrolledKey)?.split(" ") ?? [];
  return season ? { season, code: code.join(" ") } : undefined;
}

/** Takes a phone that is not enrolled along to the form. */
export function leaveAskedPhone({ code, number }: SavedPhone): void {
  sessionStore.write(askedPhoneKey, `${code}-${number}`);
}

/** The phone that was taken along, once. */
export function takeAskedPhone(): SavedPhone | undefined {
  const [, code, number] = /^(\d{1,4})-(\d{1,14})$/.exec(sessionStore.read(askedPhoneKey) ?? "") ?? [];
  sessionStore.remove(askedPhoneKey);
  return code && number ? { code, number } : undefined;
}

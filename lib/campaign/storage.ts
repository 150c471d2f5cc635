import { localStore, sessionStore } from "../storage/browser-storage";
import { siteKey } from "../storage/site-key";
import { phoneCodeKey, phoneNumberKey } from "./storage-keys";

/* What the campaign keeps in the visitor's browser. */

const key = <Name extends string>(name: Name) => `${siteKey}:campaign:${name}` as const;

const activationCodeKey = key("activation_code");
/** The phone that was asked about and is not enrolled: taken along to the form. */
const askedPhoneKey = key("asked_phone");
/** What was typed into the enrolment form and not sent yet. */
export const formKey = key("form");

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

/**
 * The activation code stays with the tab it was told to: a phone number alone must never bring it back. Whether the
 * next page will find it.
 */
export function saveActivationCode(code: string): boolean {
  return sessionStore.write(activationCodeKey, code);
}

export function readActivationCode(): string | undefined {
  return sessionStore.read(activationCodeKey);
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

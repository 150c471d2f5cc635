import { localStore, sessionStore } from "../storage/browser-storage";
import { siteKey } from "../storage/site-key";

/*
 * What the campaign keeps in the visitor's browser. Other systems rely on the names of the phone's two halves.
 */

const key = <Name extends string>(name: Name) => `${siteKey}:campaign:${name}` as const;

const phoneCodeKey = key("phone_code");
const phoneNumberKey = key("phone_number");
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

/**
 * Runs before the enrolled page is painted: without a saved phone, on to the campaign's home page with the same
 * segment (spec section 2). A browser that could not have kept a phone (its storage throws, is null, or takes nothing)
 * is let in: the visitor may well have enrolled. The same text for every region, so that a content security policy
 * can name it.
 */
export const guardScript = `try{var s=localStorage,l=location,k="${key("probe")}";s.getItem("${phoneCodeKey}")&&s.getItem("${phoneNumberKey}")||(s.setItem(k,"1"),s.removeItem(k),l.replace(l.pathname.replace(/[a-z]+\\/(?=[^/]*$)/,"")))}catch(e){}`;

import { site } from "../site";

/*
 * What the campaign keeps in the visitor's browser (design.md, Names that other systems rely on). Storage can be
 * full or forbidden: then nothing is kept, and nothing breaks.
 */

const key = (name: string) => `${site.key}:campaign:${name}`;

const phoneCodeKey = key("phone_code");
const phoneNumberKey = key("phone_number");
const activationCodeKey = key("activation_code");
/** What was typed into the enrolment form and not sent yet. */
export const formKey = key("form");

export type SavedPhone = { code: string; number: string };

/** The phone that someone enrolled with in this browser, if any. */
export function readSavedPhone(): SavedPhone | undefined {
  try {
    const code = localStorage.getItem(phoneCodeKey);
    const number = localStorage.getItem(phoneNumberKey);
    return code && number ? { code, number } : undefined;
  } catch {
    return undefined;
  }
}

export function savePhone({ code, number }: SavedPhone): void {
  try {
    localStorage.setItem(phoneCodeKey, code);
    localStorage.setItem(phoneNumberKey, number);
  } catch {
    // The prize button will ask for the phone.
  }
}

/** The activation code stays with the tab it was told to: a phone number alone must never bring it back. */
export function saveActivationCode(code: string): void {
  try {
    sessionStorage.setItem(activationCodeKey, code);
  } catch {
    // The page says how to get it again.
  }
}

export function readActivationCode(): string | undefined {
  try {
    return sessionStorage.getItem(activationCodeKey) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Runs before the enrolled page is painted: without a saved phone, on to the campaign's home page with the same
 * segment (spec section 2). The same text for every region, so that a content security policy can name it.
 */
export const guardScript = `try{var s=localStorage,l=location;s.getItem("${phoneCodeKey}")&&s.getItem("${phoneNumberKey}")||l.replace(l.pathname.replace(/[a-z]+\\/(?=[^/]*$)/,""))}catch(e){}`;

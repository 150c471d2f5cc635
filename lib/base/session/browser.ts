import { destroyCookie, parseCookies, setCookie } from "nookies";
import { accountTypeCookie, localeCookie, localeMaxAge, tokenCookie, type AccountType } from "./cookies";
import type { Language } from "../i18n/languages";
import { localStore } from "../storage/browser-storage";
import { markOf } from "./token-mark";

/*
 * The visitor's cookies in the browser. Apart from the inline scripts that run before the first paint, no other browser
 * code reads or writes cookies (a lint rule forbids document.cookie).
 *
 * In a frame without an origin, document.cookie throws; where a browser forbids cookies, it is empty whatever is
 * written. No function here throws. Functions that store something return whether the browser stored it.
 */

/** Lifetime of the session cookies in seconds, equal to the longest lifetime of a token. */
const accountMaxAge = 30 * 24 * 60 * 60;

/** Undefined during server rendering. */
export function readToken(): string | undefined {
  return readCookie(tokenCookie);
}

/** The mark of the token (lib/base/session/token-mark); "" without one. */
export function readTokenMark(): string {
  try {
    return markOf(parseCookies(null, { decode: (text: string) => text })[tokenCookie]);
  } catch {
    return "";
  }
}

/** Undefined during server rendering. */
export function readAccountType(): string | undefined {
  return readCookie(accountTypeCookie);
}

/** @returns whether the browser stored the session */
export function storeSession(token: string, type: AccountType): boolean {
  writeCookie(tokenCookie, token, accountMaxAge);
  writeCookie(accountTypeCookie, type, accountMaxAge);
  return readToken() === token;
}

/** Does nothing after a logout, so that a late response does not restore part of the session. */
export function storeAccountType(type: AccountType): void {
  if (readToken()) writeCookie(accountTypeCookie, type, accountMaxAge);
}

export function removeSession(): void {
  removeCookie(tokenCookie);
  removeCookie(accountTypeCookie);
}

/**
 * Stores the chosen language for the server (cookie) and for other tabs (local storage).
 * @returns whether the cookie was stored; if not, the address must contain the language
 */
export function storeLanguage(language: Language): boolean {
  writeCookie(localeCookie, language, localeMaxAge);
  const isStored = readCookie(localeCookie) === language;
  // Local storage must match the cookie: the next page would remove any other value (lib/app/inline-scripts/viewer.ts).
  if (isStored) localStore.write("locale", language);
  return isStored;
}

/** Undefined for a missing or empty cookie. A value with a broken `%` escape is returned unchanged. */
function readCookie(name: string): string | undefined {
  try {
    return parseCookies()[name] || undefined;
  } catch {
    return undefined;
  }
}

function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  try {
    setCookie(null, name, value, { ...cookieOptions(), maxAge: maxAgeSeconds });
  } catch {
    // Cookies are forbidden here.
  }
}

function removeCookie(name: string): void {
  try {
    destroyCookie(null, name, cookieOptions());
  } catch {
    // Cookies are forbidden here.
  }
}

/** Cookies set over TLS are `secure`, so that the token is never sent unencrypted. */
function cookieOptions() {
  return { path: "/", sameSite: "lax", secure: location.protocol === "https:" } as const;
}

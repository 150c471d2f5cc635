import { destroyCookie, parseCookies, setCookie } from "nookies";
import { accountTypeCookie, localeCookie, localeMaxAge, tokenCookie, type AccountType } from "./cookies";
import type { Language } from "../i18n/languages";
import { localStore } from "../storage/browser-storage";

/*
 * The visitor's cookies in the browser. Apart from the inline scripts that run before the first paint, no other browser
 * code reads or writes cookies (a lint rule forbids document.cookie).
 *
 * In a frame without an origin, document.cookie throws; where a browser forbids cookies, it is empty whatever is
 * written. No function here throws: the functions that store something report whether the browser kept it.
 */

/** How long the browser remembers which kind of account it had, in seconds: as long as a token may live. */
const accountMaxAge = 30 * 24 * 60 * 60;

/** Undefined while the server renders. */
export function readToken(): string | undefined {
  return readCookie(tokenCookie);
}

/** Undefined while the server renders. */
export function readAccountType(): string | undefined {
  return readCookie(accountTypeCookie);
}

/** @returns whether the browser kept the session */
export function storeSession(token: string, type: AccountType): boolean {
  writeCookie(tokenCookie, token, accountMaxAge);
  writeCookie(accountTypeCookie, type, accountMaxAge);
  return readToken() === token;
}

/** Does nothing after a logout: a late response must not bring half a session back. */
export function storeAccountType(type: AccountType): void {
  if (readToken()) writeCookie(accountTypeCookie, type, accountMaxAge);
}

export function forgetSession(): void {
  removeCookie(tokenCookie);
  removeCookie(accountTypeCookie);
}

/**
 * Stores a chosen language where the server (cookie) and other tabs (local storage) find it.
 * @returns whether the server will see it; otherwise the address has to carry the language
 */
export function storeLanguage(language: Language): boolean {
  writeCookie(localeCookie, language, localeMaxAge);
  const isStored = readCookie(localeCookie) === language;
  // Cookie and local storage always agree: the next page would remove a stray value (lib/inline-scripts/viewer.ts).
  if (isStored) localStore.write("locale", language);
  return isStored;
}

/** Undefined for a cookie that is missing or empty. A value with a broken `%` escape is returned as it stands. */
function readCookie(name: string): string | undefined {
  try {
    return parseCookies()[name] || undefined;
  } catch {
    return undefined;
  }
}

function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  try {
    setCookie(null, name, value, { ...siteWide(), maxAge: maxAgeSeconds });
  } catch {
    // Cookies are forbidden here.
  }
}

function removeCookie(name: string): void {
  try {
    destroyCookie(null, name, siteWide());
  } catch {
    // Cookies are forbidden here.
  }
}

/** Cookies stored over TLS are `secure`: sent without TLS, a token could be read by anybody on the line. */
function siteWide() {
  return { path: "/", sameSite: "lax", secure: location.protocol === "https:" } as const;
}

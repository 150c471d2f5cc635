import { destroyCookie, parseCookies, setCookie } from "nookies";
import { accountTypeCookie, localeCookie, localeMaxAge, tokenCookie, type AccountType } from "./cookies";
import type { Language } from "../i18n/languages";

/* The visitor's cookies, in the browser. On the server the request is read instead. */

const everywhere = { path: "/", sameSite: "lax" } as const;
/** How long the browser remembers which kind of account it had, in seconds: as long as a token may live. */
const accountMaxAge = 30 * 24 * 60 * 60;

export function readToken(): string | undefined {
  return parseCookies(null)[tokenCookie] || undefined;
}

export function readAccountType(): string | undefined {
  return parseCookies(null)[accountTypeCookie];
}

export function storeSession(token: string, type: AccountType): void {
  setCookie(null, tokenCookie, token, { ...everywhere, maxAge: accountMaxAge });
  storeAccountType(type);
}

export function storeAccountType(type: AccountType): void {
  setCookie(null, accountTypeCookie, type, { ...everywhere, maxAge: accountMaxAge });
}

export function forgetSession(): void {
  destroyCookie(null, tokenCookie, everywhere);
  destroyCookie(null, accountTypeCookie, everywhere);
}

/** Keeps a chosen language where the server (cookie) and other tabs (local storage) find it. */
export function storeLanguage(language: Language): void {
  setCookie(null, localeCookie, language, { ...everywhere, maxAge: localeMaxAge });
  try {
    localStorage.setItem("locale", language);
  } catch {
    // Storage can be full or forbidden; the cookie alone is enough.
  }
}

import { accountTypeCookie, localeCookie, localeMaxAge, tokenCookie, type AccountType } from "./cookies";
import type { Language } from "../i18n/languages";

/*
 * The visitor's cookies, in the browser; on the server the request is read instead. They are written by nookies,
 * which is fetched when there is something to write: most visits never need it.
 */

/** What was stored over TLS is never sent without it: a token on an open line is anybody's. */
const everywhere = (maxAge?: number) => ({
  path: "/",
  sameSite: "lax" as const,
  secure: location.protocol === "https:",
  maxAge,
});
/** How long the browser remembers which kind of account it had, in seconds: as long as a token may live. */
const accountMaxAge = 30 * 24 * 60 * 60;

export function readToken(): string | undefined {
  return readCookie(tokenCookie);
}

export function readAccountType(): string | undefined {
  return readCookie(accountTypeCookie);
}

/** Undefined for a cookie that is missing, empty or not encoded as cookies are, and while the server renders. */
function readCookie(name: string): string | undefined {
  if (typeof document === "undefined") return undefined;
  const value = new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1];
  try {
    return value && decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

export async function storeSession(token: string, type: AccountType): Promise<void> {
  const { setCookie } = await import("nookies");
  setCookie(null, tokenCookie, token, everywhere(accountMaxAge));
  setCookie(null, accountTypeCookie, type, everywhere(accountMaxAge));
}

/** Not for who has left meanwhile: a late answer must not bring half a session back. */
export async function storeAccountType(type: AccountType): Promise<void> {
  const { setCookie } = await import("nookies");
  if (!readToken()) return;
  setCookie(null, accountTypeCookie, type, everywhere(accountMaxAge));
}

export async function forgetSession(): Promise<void> {
  const { destroyCookie } = await import("nookies");
  destroyCookie(null, tokenCookie, everywhere());
  destroyCookie(null, accountTypeCookie, everywhere());
}

/** Keeps a chosen language where the server (cookie) and other tabs (local storage) find it. */
export async function storeLanguage(language: Language): Promise<void> {
  const { setCookie } = await import("nookies");
  setCookie(null, localeCookie, language, everywhere(localeMaxAge));
  try {
    localStorage.setItem("locale", language);
  } catch {
    // Storage can be full or forbidden; the cookie alone is enough.
  }
}

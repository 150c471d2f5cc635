import type { destroyCookie, setCookie } from "nookies";
import { accountTypeCookie, localeCookie, localeMaxAge, tokenCookie, type AccountType } from "./cookies";
import { readCookie } from "./document-cookie";
import type { Language } from "../i18n/languages";
import { localStore } from "../storage/browser-storage";

/*
 * The visitor's cookies, in the browser; on the server the request is read instead. They are written by nookies,
 * which is fetched when there is something to write: most visits never need it.
 */

/** Cookies stored over TLS are `secure`: sent without TLS, a token could be read by anybody on the line. */
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

/** Whether the browser keeps the session: one that forbids cookies does not. */
export async function storeSession(token: string, type: AccountType): Promise<boolean> {
  await change(({ setCookie }) => {
    setCookie(null, tokenCookie, token, everywhere(accountMaxAge));
    setCookie(null, accountTypeCookie, type, everywhere(accountMaxAge));
  });
  return readToken() === token;
}

/** Does nothing after a logout: an answer that comes late must not bring half a session back. */
export async function storeAccountType(type: AccountType): Promise<void> {
  await change(({ setCookie }) => {
    if (readToken()) setCookie(null, accountTypeCookie, type, everywhere(accountMaxAge));
  });
}

export async function forgetSession(): Promise<void> {
  await change(({ destroyCookie }) => {
    destroyCookie(null, tokenCookie, everywhere());
    destroyCookie(null, accountTypeCookie, everywhere());
  });
}

/**
 * Keeps a chosen language where the server (cookie) and other tabs (local storage) find it. Whether the server will:
 * where cookies are forbidden, the address has to say it.
 */
export async function storeLanguage(language: Language): Promise<boolean> {
  await change(({ setCookie }) => {
    setCookie(null, localeCookie, language, everywhere(localeMaxAge));
  });
  const kept = readCookie(localeCookie) === language;
  // Both say the same, always: the next page would take it out again (lib/inline-scripts/viewer.ts).
  if (kept) localStore.write("locale", language);
  return kept;
}

type Nookies = { setCookie: typeof setCookie; destroyCookie: typeof destroyCookie };

/** In a frame without an origin, writing a cookie throws; who must know whether it was kept reads it back. */
async function change(write: (nookies: Nookies) => void): Promise<void> {
  const nookies = await import("nookies");
  try {
    write(nookies);
  } catch {
    // Cookies are forbidden here.
  }
}

import { deskLanguageCookie } from "../desk/language";
import { accountTypeCookie, localeCookie, tokenCookie } from "../session/cookies";
import type { RoutingRequest } from "./decide";

/** The headers that a decision depends on. */
export type RoutingHeaders = { cookie: string | null | undefined; acceptLanguage: string | null | undefined };

/** Reads of a request what a decision depends on. `search` has its `?`, or is empty. */
export function readRoutingRequest(path: string, search: string, headers: RoutingHeaders): RoutingRequest {
  const cookies = readCookies(headers.cookie ?? "");
  return {
    path,
    localeQuery: search ? new URLSearchParams(search).get("locale") : null,
    search,
    localeCookie: cookies.get(localeCookie),
    deskCookie: cookies.get(deskLanguageCookie),
    acceptLanguage: headers.acceptLanguage ?? null,
    signedIn: Boolean(cookies.get(tokenCookie)),
    accountType: cookies.get(accountTypeCookie),
  };
}

/** A Cookie header (RFC 6265 section 5.4). Of two with one name the last counts; malformed ones are left out. */
export function readCookies(header: string): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.split(/; */)) {
    const at = pair.indexOf("=");
    try {
      if (at < 0) cookies.set(pair, "true");
      else cookies.set(pair.slice(0, at), decodeURIComponent(pair.slice(at + 1)));
    } catch {
      // Not encoded as cookies are: nothing of this site wrote it.
    }
  }
  return cookies;
}

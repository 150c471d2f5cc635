import { deskLanguageCookie } from "../../base/desk/language";
import { decodeEscapes } from "../../base/text/escapes";
import { siteCookies } from "../../base/request/site-cookies";
import { accountTypeCookie, localeCookie, tokenCookie } from "../../base/session/cookies";
import type { RoutingRequest } from "./decide";

/** The headers that a decision depends on. */
export type RoutingHeaders = { cookie: string | null | undefined; acceptLanguage: string | null | undefined };

/** Reads all properties of a request on which a decision depends. `search` includes its `?` or is empty. */
export function readRoutingRequest(path: string, search: string, headers: RoutingHeaders): RoutingRequest {
  const cookies = readCookies(headers.cookie ?? "");
  return {
    path,
    localeQuery: search ? new URLSearchParams(search).get("locale") : null,
    search,
    localeCookie: cookies.get(localeCookie),
    deskCookie: cookies.get(deskLanguageCookie),
    acceptLanguage: headers.acceptLanguage ?? null,
    isLoggedIn: Boolean(cookies.get(tokenCookie)),
    accountType: cookies.get(accountTypeCookie),
  };
}

/** Parses the site's own cookies. The last cookie of a name counts; cookies with malformed escapes are ignored. */
export function readCookies(header: string): Map<string, string> {
  const cookies = new Map<string, string>();
  if (header === "") return cookies;
  for (const pair of siteCookies(header)) {
    const at = pair.indexOf("=");
    const value = at < 0 ? "true" : decodeEscapes(pair.slice(at + 1));
    if (value !== undefined) cookies.set(at < 0 ? pair : pair.slice(0, at), value);
  }
  return cookies;
}

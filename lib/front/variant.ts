import type { IncomingMessage } from "node:http";
import { deskLanguageCookie } from "../desk/language";
import { decide, notThere, type RoutingDecision, type RoutingSettings } from "../routing/decide";
import { dependsOnClasses } from "../routing/known-classes";
import { remember } from "../server/remember";
import { splitTarget } from "../server/target";
import { accountTypeCookie, localeCookie, tokenCookie } from "../session/cookies";

/** The decision for a request, with what only this server can tell: whether a class is there. */
export function decider(settings: RoutingSettings, isThere: (rewrite: string) => Promise<boolean>) {
  const decideFor = remember((request: IncomingMessage) => decide(read(request), settings), keyOf);
  return (request: IncomingMessage): RoutingDecision | Promise<RoutingDecision> => {
    const decision = decideFor(request);
    if (decision.kind !== "page" || !dependsOnClasses(decision.rewrite)) return decision;
    return isThere(decision.rewrite).then((there) => (there ? decision : notThere(decision)));
  };
}

/** All that `read` reads. Of whoever is signed in nothing is kept: a bearer token is in the cookies. */
function keyOf({ url, headers: { cookie = "", "accept-language": language = "" } }: IncomingMessage) {
  return cookie.includes(tokenCookie) ? undefined : `${url}\n${cookie}\n${language}`;
}

/** What of a request the decision depends on. */
function read({ url, headers }: IncomingMessage) {
  const { path, search } = splitTarget(url);
  const cookies = readCookies(headers.cookie);
  return {
    path,
    localeQuery: search ? new URLSearchParams(search).get("locale") : null,
    search,
    localeCookie: cookies.get(localeCookie),
    deskCookie: cookies.get(deskLanguageCookie),
    acceptLanguage: headers["accept-language"] ?? null,
    signedIn: Boolean(cookies.get(tokenCookie)),
    accountType: cookies.get(accountTypeCookie),
  };
}

/** A Cookie header (RFC 6265 section 5.4). Of two with one name the last one counts; what cannot be decoded is none. */
export function readCookies(header = ""): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.split(/; */)) {
    const at = pair.indexOf("=");
    try {
      if (at < 0) cookies.set(pair, "true");
      else cookies.set(pair.slice(0, at), decodeURIComponent(pair.slice(at + 1)));
    } catch {
      // Not as cookies are written: nobody here wrote it.
    }
  }
  return cookies;
}

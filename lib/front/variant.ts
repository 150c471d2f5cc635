import type { IncomingMessage } from "node:http";
import { decide, missing, type RoutingDecision, type RoutingSettings } from "../routing/decide";
import { dependsOnClasses } from "../routing/known-classes";
import { accountTypeCookie, localeCookie, tokenCookie } from "../session/cookies";

/** The decision for a request, with what only this server can tell: whether a class is there. */
export function decider(settings: RoutingSettings, isThere: (rewrite: string) => Promise<boolean>) {
  return (request: IncomingMessage): RoutingDecision | Promise<RoutingDecision> => {
    const decision = decide(read(request), settings);
    if (decision.kind !== "page" || !dependsOnClasses(decision.rewrite)) return decision;
    return isThere(decision.rewrite).then((there) => (there ? decision : missing(decision)));
  };
}

/** What of a request the decision depends on. */
function read({ url = "/", headers }: IncomingMessage) {
  const at = url.indexOf("?");
  const search = at < 0 ? "" : url.slice(at);
  const cookies = readCookies(headers.cookie);
  return {
    path: at < 0 ? url : url.slice(0, at),
    localeQuery: search ? new URLSearchParams(search).get("locale") : null,
    search,
    localeCookie: cookies.get(localeCookie),
    acceptLanguage: headers["accept-language"] ?? null,
    signedIn: Boolean(cookies.get(tokenCookie)),
    accountType: cookies.get(accountTypeCookie),
  };
}

/** A Cookie header (RFC 6265 section 5.4); of two with one name the last one counts, as in the rest of the site. */
export function readCookies(header = ""): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.split(";")) {
    const at = pair.indexOf("=");
    if (at < 0) continue;
    cookies.set(
      pair.slice(0, at).trim(),
      decode(
        pair
          .slice(at + 1)
          .trim()
          .replace(/^"(.*)"$/, "$1"),
      ),
    );
  }
  return cookies;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

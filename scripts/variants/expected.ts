import { NextRequest } from "next/server.js";
import type { Language } from "../../lib/i18n/languages";
import { decide, toNotFound, type RoutingSettings } from "../../lib/routing/decide";
import { dependsOnClasses, pathExists, type KnownClasses } from "../../lib/routing/known-classes";
import { accountTypeCookie, localeCookie, tokenCookie } from "../../lib/session/cookies";
import type { WireRequest } from "./request";

/** The expected response. */
export type ExpectedResponse =
  | { status: 200 | 404; language: Language; page: string; stores: Language | undefined; noStore: boolean }
  | { status: 307; to: string; stores: Language | undefined };

/** The expected response by the rules of lib/routing and lib/i18n. Without `known`, all classes exist. */
export function expected(
  { path, headers }: WireRequest,
  settings: RoutingSettings,
  known?: KnownClasses,
): ExpectedResponse {
  const { nextUrl, cookies } = new NextRequest(new URL(path, settings.ownOrigin), { headers });
  const request = {
    path: nextUrl.pathname,
    localeQuery: nextUrl.searchParams.get("locale"),
    search: nextUrl.search,
    localeCookie: cookies.get(localeCookie)?.value,
    acceptLanguage: headers["accept-language"] ?? null,
    isLoggedIn: Boolean(cookies.get(tokenCookie)?.value),
    accountType: cookies.get(accountTypeCookie)?.value,
  };
  let decision = decide(request, settings);
  if (decision.kind === "vietnam")
    return { status: 307, to: decision.to + nextUrl.search, stores: undefined };
  if (
    decision.kind === "page" &&
    dependsOnClasses(decision.rewrite) &&
    known &&
    !pathExists(decision.rewrite, known)
  ) {
    decision = toNotFound(decision);
  }
  const stores = decision.storeLanguage ? decision.language : undefined;
  if (decision.kind === "redirect") return { status: 307, to: decision.to + nextUrl.search, stores };
  const page = decision.rewrite.slice(`/${decision.language}`.length);
  const status = decision.kind === "page" ? 200 : 404;
  const noStore = decision.kind === "page" && decision.noStore === true;
  return { status, language: decision.language, page, stores, noStore };
}

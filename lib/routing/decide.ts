import { languageFromCookie, languageFromHeader, languageFromQuery, resolveLanguage } from "../i18n/resolve";
import type { Language } from "../i18n/languages";
import { routes, type RouteName } from "../routes";
import { matchRoute } from "./match";

/** All that a decision depends on: nothing of the request is read elsewhere. */
export type RoutingRequest = {
  /** Path as asked for, without query. */
  path: string;
  /** The `locale` query value, if any. */
  localeQuery: string | null;
  localeCookie: string | undefined;
  acceptLanguage: string | null;
  signedIn: boolean;
  accountType: string | undefined;
};

export type RoutingSettings = {
  /** The separate Vietnamese site, if there is one. */
  vietnamSite: string | undefined;
  /** This site's own origin, so that it is never redirected to itself. */
  ownOrigin: string;
  /** Whether the embedded provider answers; its account pages exist only then. */
  embedded: boolean;
};

export type RoutingDecision =
  | { kind: "page"; language: Language; rewrite: string; storeLanguage: boolean }
  | { kind: "missing"; language: Language; rewrite: string; storeLanguage: boolean }
  | { kind: "redirect"; to: string; language: Language; storeLanguage: boolean }
  | { kind: "vietnam"; to: string };

/** The page shown for every address that is not in the route table; its own address is not in it either. */
const missingPath = "/missing";

/** Where a request goes. Pure: the same request and settings always give the same decision. */
export function decide(request: RoutingRequest, settings: RoutingSettings): RoutingDecision {
  const vietnam = vietnamTarget(request, settings);
  if (vietnam) return { kind: "vietnam", to: vietnam };

  const language = resolveLanguage({
    query: request.localeQuery,
    cookie: request.localeCookie,
    acceptLanguage: request.acceptLanguage,
  });
  const asked = languageFromQuery(request.localeQuery);
  // A cookie on every answer would make every answer uncacheable: only a query that changes something stores.
  const storeLanguage = asked !== undefined && asked !== languageFromCookie(request.localeCookie);

  if (request.path === "/") return { kind: "redirect", to: routes.home.path, language, storeLanguage };

  const match = matchRoute(request.path);
  if (!match || isClosed(match.name, request, settings)) {
    return { kind: "missing", language, rewrite: `/${language}${missingPath}`, storeLanguage };
  }
  return { kind: "page", language, rewrite: `/${language}${request.path}`, storeLanguage };
}

/** Whether a known route does not exist for this visitor or this way of running. */
function isClosed(name: RouteName, request: RoutingRequest, settings: RoutingSettings): boolean {
  const route: (typeof routes)[RouteName] & { hiddenFromTeachers?: true; embeddedOnly?: true } = routes[name];
  if (route.embeddedOnly && !settings.embedded) return true;
  return Boolean(route.hiddenFromTeachers) && request.signedIn && request.accountType === "teacher";
}

/** The same address on the Vietnamese site, for a reader of Vietnamese who did not ask for a language by query. */
function vietnamTarget(request: RoutingRequest, settings: RoutingSettings): string | undefined {
  const { vietnamSite, ownOrigin } = settings;
  if (!vietnamSite || vietnamSite === ownOrigin || request.localeQuery !== null) return undefined;
  if (request.path === "/study-abroad" || request.path.startsWith("/study-abroad/")) return undefined;
  const preferred = languageFromCookie(request.localeCookie) ?? languageFromHeader(request.acceptLanguage);
  return preferred === "vi-VN" ? vietnamSite + request.path : undefined;
}

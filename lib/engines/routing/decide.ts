import { deskLanguage } from "../../base/desk/language";
import { isDesk, matchScreen } from "../../base/desk/screens";
import {
  languageFromCookie,
  languageFromHeader,
  languageFromQuery,
  resolveLanguage,
} from "../../base/i18n/resolve";
import { languages, type Language } from "../../base/i18n/languages";
import { readableLanguage } from "../../base/i18n/offered";
import { serverFacts } from "../../base/i18n/languages/server";
import { campaignRoot, withId } from "../../base/paths";
import { isSameHost } from "../../base/site-address";
import { routes, type Route, type RouteName, type ScriptStart } from "../../base/routes";
import { campaignTarget } from "./campaign";
import type { Region } from "../../base/reference/campaign-regions";
import { matchRoute } from "./match";

/** All properties of a request on which a decision depends. */
export type RoutingRequest = {
  /** The requested path, without query. */
  path: string;
  /** The `locale` query value, if any. */
  localeQuery: string | null;
  /** The query with its `?`, for the views of a route. */
  search: string;
  localeCookie: string | undefined;
  /** The desk's language cookie. */
  deskCookie?: string;
  acceptLanguage: string | null;
  isLoggedIn: boolean;
  accountType: string | undefined;
};

export type RoutingSettings = {
  /** The separate Vietnamese site, if there is one. */
  vietnamSite: string | undefined;
  /** This site's origin, which prevents redirects to itself. */
  ownOrigin: string;
  /** Whether the site uses the embedded provider; its account pages exist only then. */
  embedded: boolean;
  /** The languages that the school offers; all by default. Those of the desk and of the campaign do not depend on it. */
  offered?: readonly Language[];
};

export type RoutingDecision =
  | {
      kind: "page";
      language: Language;
      rewrite: string;
      scripts: ScriptStart;
      storeLanguage: boolean;
      /** Internal path of the page for an unknown id. */
      fallbackPath?: string;
      /** The region of a campaign page, whose visits may come from marketing links. */
      campaign?: Region;
      /** A screen of the desk. */
      desk?: true;
      /** No cache may store the page, including the browser's. */
      noStore?: true;
    }
  | { kind: "missing"; language: Language; rewrite: string; scripts: ScriptStart; storeLanguage: boolean }
  | { kind: "redirect"; to: string; language: Language; storeLanguage: boolean }
  | { kind: "vietnam"; to: string };

/** Internal path of the 404 page. */
const missingPath = "/missing";

/** Decides how a request is handled. A pure function of the request and the settings. */
export function decide(request: RoutingRequest, settings: RoutingSettings): RoutingDecision {
  if (isDesk(request.path)) return deskDecision(request, settings);
  const vietnam = vietnamTarget(request, settings);
  if (vietnam) return { kind: "vietnam", to: vietnam };

  const match = matchRoute(request.path);
  if (match?.route.campaign) {
    const { campaign, scripts } = match.route;
    return {
      kind: "page",
      ...campaignTarget(campaign, request.path),
      scripts,
      storeLanguage: false,
    };
  }

  const { offered = languages } = settings;
  const language = resolveLanguage(
    { query: request.localeQuery, cookie: request.localeCookie, acceptLanguage: request.acceptLanguage },
    offered,
  );
  const namedLanguage = languageFromQuery(request.localeQuery);
  const queryLanguage = namedLanguage && readableLanguage(namedLanguage, offered);
  // A cookie on every response would prevent caching, so only a query that changes the language sets one.
  const storeLanguage =
    queryLanguage !== undefined && queryLanguage !== languageFromCookie(request.localeCookie);

  if (request.path === "/") return { kind: "redirect", to: routes.home.path, language, storeLanguage };

  if (!match || isUnavailable(match.name, request, settings)) {
    return missingPage({ language, storeLanguage });
  }
  const {
    sameAs,
    languageView,
    view,
    shell,
    scripts,
    fallbackPath,
    holdsSecret: noStore,
    guestPath,
  } = match.route;
  if (guestPath && !request.isLoggedIn) {
    const [id = ""] = /\d+/.exec(request.path) ?? [];
    return { kind: "redirect", to: withId(guestPath, id), language, storeLanguage };
  }
  const pagePath =
    (queryLanguage && languageView) ?? viewPath(view, request.search) ?? sameAs ?? shell ?? request.path;
  const rewrite = `/${language}${pagePath}`;
  return {
    kind: "page",
    language,
    rewrite,
    scripts,
    storeLanguage,
    ...(fallbackPath && { fallbackPath: `/${language}${fallbackPath}` }),
    ...(noStore && { noStore }),
  };
}

/** Decides a request for the desk, which only the embedded provider has. */
function deskDecision(request: RoutingRequest, { embedded, offered }: RoutingSettings): RoutingDecision {
  const { path, localeQuery: query, localeCookie, deskCookie, acceptLanguage } = request;
  const found = embedded ? matchScreen(path) : undefined;
  if (!found) {
    const language = resolveLanguage({ query, cookie: localeCookie, acceptLanguage }, offered);
    return missingPage({ language, storeLanguage: false });
  }
  const language = deskLanguage({ query, cookie: deskCookie, acceptLanguage });
  const rewrite = `/desk/${language}${found.screen.page ?? path.slice("/desk".length)}`;
  const storeLanguage = languageFromQuery(query) !== undefined && language !== deskCookie;
  return { kind: "page", language, rewrite, scripts: "now", storeLanguage, desk: true, noStore: true };
}

/** The decision to show the 404 page. */
function missingPage({ language, storeLanguage }: { language: Language; storeLanguage: boolean }) {
  const rewrite = `/${language}${missingPath}`;
  return { kind: "missing", language, rewrite, scripts: "touch", storeLanguage } satisfies RoutingDecision;
}

/** Changes the decision for a page with an unknown id: to the route's page for those, else to the 404 page. */
export function toNotFound(decision: RoutingDecision & { kind: "page" }) {
  const { fallbackPath } = decision;
  return fallbackPath
    ? { ...decision, rewrite: fallbackPath, scripts: "now" as const }
    : missingPage(decision);
}

/** Returns the path of the view that a query selects; unknown values are ignored. */
function viewPath(view: Route["view"], search: string): string | undefined {
  const value = view && new URLSearchParams(search).get(view.query);
  if (!view || !value || !new RegExp(`^(?:${view.values})$`).test(value)) return undefined;
  return view.path.replace("{value}", value);
}

/** Whether a route does not exist for this visitor or with these settings. */
function isUnavailable(name: RouteName, request: RoutingRequest, settings: RoutingSettings): boolean {
  const route: (typeof routes)[RouteName] & { hiddenFromTeachers?: true; embeddedOnly?: true } = routes[name];
  if (route.embeddedOnly && !settings.embedded) return true;
  return Boolean(route.hiddenFromTeachers) && request.isLoggedIn && request.accountType === "teacher";
}

/** Returns the same path on the branch's site if the visitor prefers its language and the query names none. */
function vietnamTarget(request: RoutingRequest, settings: RoutingSettings): string | undefined {
  const { vietnamSite, ownOrigin } = settings;
  if (!vietnamSite || request.localeQuery !== null || isSameHost(vietnamSite, ownOrigin)) return undefined;
  if (request.path === campaignRoot || request.path.startsWith(`${campaignRoot}/`)) return undefined;
  const preferred = languageFromCookie(request.localeCookie) ?? languageFromHeader(request.acceptLanguage);
  return preferred && serverFacts[preferred].branch === "vietnam" ? vietnamSite + request.path : undefined;
}

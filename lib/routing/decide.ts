import { deskLanguage } from "../desk/language";
import { isDesk, matchScreen } from "../desk/screens";
import { languageFromCookie, languageFromHeader, languageFromQuery, resolveLanguage } from "../i18n/resolve";
import type { Language } from "../i18n/languages";
import { campaignRoot } from "../paths";
import { isSameHost } from "../site-address";
import { routes, type Route, type RouteName, type ScriptStart } from "../routes";
import { campaignTarget } from "./campaign";
import { matchRoute } from "./match";

/** All that a decision depends on: nothing of the request is read elsewhere. */
export type RoutingRequest = {
  /** Path as asked for, without query. */
  path: string;
  /** The `locale` query value, if any. */
  localeQuery: string | null;
  /** The whole query, for the views of a route. */
  search: string;
  localeCookie: string | undefined;
  /** The desk's own. */
  deskCookie?: string;
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
  | {
      kind: "page";
      language: Language;
      rewrite: string;
      scripts: ScriptStart;
      storeLanguage: boolean;
      /** What is shown instead where the page's id is not known. */
      otherwise?: string;
      /** A page of the campaign, to which marketers' links lead. */
      campaign?: true;
      /** A screen of the desk. */
      desk?: true;
      /** Stored by no cache, the browser's included. */
      noStore?: true;
    }
  | { kind: "missing"; language: Language; rewrite: string; scripts: ScriptStart; storeLanguage: boolean }
  | { kind: "redirect"; to: string; language: Language; storeLanguage: boolean }
  | { kind: "vietnam"; to: string };

/** The page shown for every address that is not in the route table; its own address is not in it either. */
const missingPath = "/missing";

/** Where a request goes. Pure: the same request and settings always give the same decision. */
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
      campaign: true,
    };
  }

  const language = resolveLanguage({
    query: request.localeQuery,
    cookie: request.localeCookie,
    acceptLanguage: request.acceptLanguage,
  });
  const asked = languageFromQuery(request.localeQuery);
  // A cookie on every answer would make every answer uncacheable: only a query that changes something stores.
  const storeLanguage = asked !== undefined && asked !== languageFromCookie(request.localeCookie);

  if (request.path === "/") return { kind: "redirect", to: routes.home.path, language, storeLanguage };

  if (!match || isClosed(match.name, request, settings)) {
    return missing({ language, storeLanguage });
  }
  const {
    sameAs,
    languageView,
    view,
    shell,
    scripts,
    otherwise,
    holdsSecret: noStore,
    guestPath,
  } = match.route;
  if (guestPath && !request.signedIn) {
    const [id = ""] = /\d+/.exec(request.path) ?? [];
    return { kind: "redirect", to: guestPath.replace("{id}", id), language, storeLanguage };
  }
  const shown = (asked && languageView) ?? viewPath(view, request.search) ?? sameAs ?? shell ?? request.path;
  const rewrite = `/${language}${shown}`;
  return {
    kind: "page",
    language,
    rewrite,
    scripts,
    storeLanguage,
    ...(otherwise && { otherwise: `/${language}${otherwise}` }),
    ...(noStore && { noStore }),
  };
}

/** A screen of the desk, which only the embedded provider has. */
function deskDecision(request: RoutingRequest, { embedded }: RoutingSettings): RoutingDecision {
  const { path, localeQuery: query, localeCookie, deskCookie, acceptLanguage } = request;
  const found = embedded ? matchScreen(path) : undefined;
  if (!found) {
    const language = resolveLanguage({ query, cookie: localeCookie, acceptLanguage });
    return missing({ language, storeLanguage: false });
  }
  const language = deskLanguage({ query, cookie: deskCookie, acceptLanguage });
  const rewrite = `/desk/${language}${found.screen.page ?? path.slice("/desk".length)}`;
  const storeLanguage = languageFromQuery(query) !== undefined && language !== deskCookie;
  return { kind: "page", language, rewrite, scripts: "now", storeLanguage, desk: true, noStore: true };
}

/** The same request, as one that leads nowhere. */
function missing({ language, storeLanguage }: { language: Language; storeLanguage: boolean }) {
  const rewrite = `/${language}${missingPath}`;
  return { kind: "missing", language, rewrite, scripts: "touch", storeLanguage } satisfies RoutingDecision;
}

/** What is shown for a page of something that is not there: the page that its browser fills, or else the 404 page. */
export function toNotFound(decision: RoutingDecision & { kind: "page" }) {
  const { otherwise } = decision;
  return otherwise ? { ...decision, rewrite: otherwise, scripts: "now" as const } : missing(decision);
}

/** The page that a query asks for, if it asks for one that there is; any other value is ignored. */
function viewPath(view: Route["view"], search: string): string | undefined {
  const value = view && new URLSearchParams(search).get(view.query);
  if (!view || !value || !new RegExp(`^(?:${view.values})$`).test(value)) return undefined;
  return view.path.replace("{value}", value);
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
  if (!vietnamSite || request.localeQuery !== null || isSameHost(vietnamSite, ownOrigin)) return undefined;
  if (request.path === campaignRoot || request.path.startsWith(`${campaignRoot}/`)) return undefined;
  const preferred = languageFromCookie(request.localeCookie) ?? languageFromHeader(request.acceptLanguage);
  return preferred === "vi-VN" ? vietnamSite + request.path : undefined;
}

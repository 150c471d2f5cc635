import { env } from "../env";
import { fallbackLanguage, languages, type Language } from "../i18n/languages";
import { routes, type RouteName } from "../routes";

export function isRouteName(value: string): value is RouteName {
  return Object.hasOwn(routes, value);
}

/** Values for the `{parameters}` of a route's path. */
export type RouteParams = Record<string, string | number>;

/**
 * The path of a route with its parameters filled in.
 * @throws Error when a parameter has no value.
 */
export function routePath(route: RouteName, params: RouteParams = {}): string {
  return routes[route].path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = params[key];
    if (value === undefined) throw new Error(`The path of ${route} needs a value for ${key}`);
    return encodeURIComponent(value);
  });
}

/**
 * Absolute address of a path, from SITE_URL as it is at run time. With a language it is that language's
 * canonical address. Search engines send no cookie: the bare address, which answers in whatever language a visitor
 * prefers, is the English one to them.
 */
export function pageUrl(path: string, language: Language = fallbackLanguage): string {
  const query = language !== fallbackLanguage ? `${path.includes("?") ? "&" : "?"}locale=${language}` : "";
  return env().SITE_URL + path + query;
}

/** Address of the 1200x630 share picture of a page in a language. */
export function pictureUrl(page: RouteName, language: Language): string {
  return `${env().SITE_URL}/og/${language}/${page}`;
}

/** One address per language, and the bare one as `x-default` too: the whole set, the same for every member. */
export type Alternates = Record<Language | "x-default", string>;

export function alternates(path: string): Alternates {
  const perLanguage = languages.map((language) => [language, pageUrl(path, language)]);
  return { ...Object.fromEntries(perLanguage), "x-default": pageUrl(path) };
}

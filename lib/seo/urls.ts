import { env } from "../env";
import { fallbackLanguage, languages, type Language } from "../i18n/languages";
import { routes, type RouteName } from "../routes";

export function isRouteName(value: string): value is RouteName {
  return Object.hasOwn(routes, value);
}

/** Values for the `{parameters}` of a route's path. */
export type RouteParams = Record<string, string | number>;

/**
 * Returns the path of a route with its parameters filled in.
 * @throws Error if a parameter has no value
 */
export function routePath(route: RouteName, params: RouteParams = {}): string {
  return routes[route].path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = params[key];
    if (value === undefined) throw new Error(`The path of ${route} needs a value for ${key}`);
    return encodeURIComponent(value);
  });
}

/**
 * Returns the canonical address of a path in a language, from SITE_URL at run time. The address without `locale` is the
 * English one, because search engines send no cookie.
 */
export function pageUrl(path: string, language: Language = fallbackLanguage): string {
  const query = language !== fallbackLanguage ? `${path.includes("?") ? "&" : "?"}locale=${language}` : "";
  return env().SITE_URL + path + query;
}

/** Returns the address of a page's 1200x630 share picture. */
export function pictureUrl(page: RouteName, language: Language): string {
  return `${env().SITE_URL}/og/${language}/${page}`;
}

/** One address per language, and the plain address as `x-default`. */
export type Alternates = Record<Language | "x-default", string>;

export function alternates(path: string): Alternates {
  const perLanguage = languages.map((language) => [language, pageUrl(path, language)]);
  return { ...Object.fromEntries(perLanguage), "x-default": pageUrl(path) };
}

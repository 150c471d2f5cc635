import { env } from "../../base/env";
import type { Language } from "../../base/i18n/languages";
import { parsePictureAddress } from "../../engines/pictures/address";
import { routes, type RouteName } from "../../base/routes";
import { offeredLanguages, school, siteLanguage } from "../school/school";

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
 * one in the site's language, usually English, because search engines send no cookie.
 */
export function pageUrl(path: string, language?: Language): string {
  const query =
    language && language !== siteLanguage() ? `${path.includes("?") ? "&" : "?"}locale=${language}` : "";
  return env().SITE_URL + path + query;
}

/** Whether a page is one of the site itself, without an id in its path. */
export const isGeneralPage = (page: RouteName): boolean => !routes[page].path.includes("{");

/**
 * Returns the address of a page's 1200x630 share picture. An uploaded picture of the school is served there too, so
 * that only one at another address is named directly.
 */
export function pictureUrl(page: RouteName, language: Language): string {
  const { sharePicture } = school();
  if (sharePicture && isGeneralPage(page) && !parsePictureAddress(sharePicture))
    return new URL(sharePicture, env().SITE_URL).href;
  return `${env().SITE_URL}/og/${language}/${page}`;
}

/** Returns the address of the share picture of one record: an own page, an article, a class, a result of the level test. */
export function recordPictureUrl(
  kind: "page" | "news" | "level-test" | "class" | "live-class" | "teacher",
  slug: string,
  language: Language,
): string {
  return `${env().SITE_URL}/og/${language}/${kind}/${slug}`;
}

/** One address per offered language, and the plain address as `x-default`. */
export type Alternates = Partial<Record<Language, string>> & { "x-default": string };

/**
 * The addresses of a page that exists only in some languages; `x-default` is the one in the site's language, else the
 * first.
 */
export function alternatesIn(path: string, available: readonly Language[]): Record<string, string> {
  const offered = offeredLanguages().filter((language) => available.includes(language));
  const main = offered.includes(siteLanguage()) ? siteLanguage() : offered[0];
  const perLanguage = offered.map((language) => [language, pageUrl(path, language)]);
  return { ...Object.fromEntries(perLanguage), "x-default": pageUrl(path, main) };
}

export function alternates(path: string): Alternates {
  const perLanguage = offeredLanguages().map((language) => [language, pageUrl(path, language)]);
  return { ...Object.fromEntries(perLanguage), "x-default": pageUrl(path) };
}

import type { Metadata } from "next";
import { env } from "../../base/env";
import { languageFacts, type Language } from "../../base/i18n/languages";
import { routes, type RouteName } from "../../base/routes";
import { siteName } from "../school/school";
import { alternates, pageUrl, pictureUrl, routePath, type RouteParams } from "./urls";

export type PageMetadata = {
  route: RouteName;
  language: Language;
  /** Without the site's name, which is added here. */
  title: string;
  description: string;
  /** Absolute address of a 1200x630 picture that replaces the page's own. */
  image?: string;
  /** False if search engines should drop the page, such as that of a past class. */
  isListed?: boolean;
  /** Values for the `{parameters}` of the route's path. */
  params?: RouteParams;
  /** Query (with `?`) of a view of the route that search engines should index separately. */
  query?: string;
  /** Addresses of a page whose translations have different paths; the default is one address per language. */
  addresses?: { canonical: string; languages: Record<string, string> };
};

/**
 * Builds a page's metadata for search engines and link previews. The plain address and `?locale=` return the same HTML;
 * canonical is the plain one for English and the latter for other languages.
 */
export function pageMetadata(page: PageMetadata): Metadata {
  const { route, language, title, description, isListed = true } = page;
  const path = routePath(route, page.params) + (page.query ?? "");
  const addresses = page.addresses ?? { canonical: pageUrl(path, language), languages: alternates(path) };
  const picture = {
    url: page.image ?? pictureUrl(route, language),
    width: 1200,
    height: 630,
    alt: title,
  };
  return {
    metadataBase: new URL(env().SITE_URL),
    title: { absolute: fullTitle(title, language) },
    description,
    ...(routes[route].indexed && isListed ? indexedMetadata(addresses) : unindexedMetadata),
    openGraph: {
      type: "website",
      title,
      description,
      url: addresses.canonical,
      siteName: siteName(language),
      locale: openGraphLocale(language),
      images: [picture],
    },
    twitter: { card: "summary_large_image" },
  };
}

/** Appends the site's name to a title, unless it already contains it. */
export function fullTitle(title: string, language: Language): string {
  const name = siteName(language);
  if (title.includes(name)) return title;
  return languageFacts[language].isFullWidth ? `${title}｜${name}` : `${title} | ${name}`;
}

function indexedMetadata(addresses: NonNullable<PageMetadata["addresses"]>): Metadata {
  return {
    alternates: addresses,
    robots: { index: true, follow: true, "max-image-preview": "large" },
  };
}

/** No canonical or alternates, because these would contradict `noindex`. */
const unindexedMetadata: Metadata = { robots: { index: false, follow: true } };

/** Open Graph separates language and region by an underscore. */
function openGraphLocale(language: Language): string {
  return language.replace("-", "_");
}

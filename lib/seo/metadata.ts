import type { Metadata } from "next";
import { env } from "../env";
import type { Language } from "../i18n/languages";
import { routes, type RouteName } from "../routes";
import { siteName } from "../school/school";
import { alternates, pageUrl, pictureUrl, routePath, type RouteParams } from "./urls";

export type PageMetadata = {
  route: RouteName;
  language: Language;
  /** Without the site's name: it is added here. */
  title: string;
  description: string;
  /** Another 1200x630 picture than the page's own, by absolute address. */
  image?: string;
  /** False on a page of something that is over: search engines are asked to drop it. */
  isListed?: boolean;
  /** Values for the `{parameters}` of the route's path. */
  params?: RouteParams;
  /** Query of one of the route's views that search engines should find under an address of its own, with `?`. */
  query?: string;
  /** In place of one address per language, for a page whose translations have paths of their own. */
  addresses?: { canonical: string; languages: Record<string, string> };
};

/**
 * The head of a page: what search engines and link previews read. The same HTML answers on the bare address
 * and on `?locale=`; its canonical is the bare one in English, else the latter (design.md, Language and search
 * engines).
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
    ...(routes[route].indexed && isListed ? listed(addresses) : unlisted),
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

/** The title as tabs and result lists show it, with the site's name unless it is in it already. */
export function fullTitle(title: string, language: Language): string {
  const name = siteName(language);
  if (title.includes(name)) return title;
  return language.startsWith("zh") ? `${title}｜${name}` : `${title} | ${name}`;
}

function listed(addresses: NonNullable<PageMetadata["addresses"]>): Metadata {
  return {
    alternates: addresses,
    robots: { index: true, follow: true, "max-image-preview": "large" },
  };
}

/** A canonical or a language set on a page that asks not to be listed would contradict it. */
const unlisted: Metadata = { robots: { index: false, follow: true } };

/** Open Graph joins language and region by an underscore. */
function openGraphLocale(language: Language): string {
  return language.replace("-", "_");
}

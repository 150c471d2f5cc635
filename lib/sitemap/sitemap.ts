import type { MetadataRoute } from "next";
import { routes, type Route } from "../routes";
import { campaignSitemap } from "../campaign/metadata";
import type { ListedItem } from "./listed-items";
import { alternates } from "../seo/urls";

/**
 * Lists every indexed page in every language. Each entry lists all languages including its own, because search engines
 * ignore a set whose members do not all agree.
 * @param items the pages with an id in their path (listed-items.ts)
 */
export function sitemapEntries(items: readonly ListedItem[]): MetadataRoute.Sitemap {
  return [...pageEntries(), ...items.flatMap(entriesOf), ...campaignEntries()];
}

function pageEntries(): MetadataRoute.Sitemap {
  return Object.values<Route>(routes)
    .filter(({ path, indexed }) => indexed && !path.includes("{"))
    .flatMap(entriesOf);
}

/** A page in every language. */
function entriesOf({ path, lastModified }: ListedItem): MetadataRoute.Sitemap {
  const set = escapeValues(alternates(path));
  return [...new Set(Object.values(set))].map((url) => ({
    url,
    ...(lastModified && { lastModified }),
    alternates: { languages: set },
  }));
}

/** Each campaign page has one language and its own path. */
function campaignEntries(): MetadataRoute.Sitemap {
  return campaignSitemap().map(({ url, languages }) => ({
    url: escapeXml(url),
    alternates: { languages: escapeValues(languages) },
  }));
}

/** Escapes addresses, because Next writes them into the XML unescaped. */
function escapeValues<Key extends string>(set: Record<Key, string>): Record<Key, string> {
  const pairs = Object.entries<string>(set).map(([key, value]) => [key, escapeXml(value)]);
  return Object.fromEntries(pairs);
}

function escapeXml(value: string): string {
  return value
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&apos;");
}

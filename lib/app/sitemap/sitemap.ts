import type { MetadataRoute } from "next";
import { routes, type Route } from "../../base/routes";
import { campaignSitemap } from "../../subjects/campaign/metadata";
import type { ListedItem } from "./listed-items";
import type { Region } from "../../base/reference/campaign-regions";
import { alternates, alternatesIn } from "../../subjects/seo/urls";

/**
 * Lists every indexed page in every offered language. Each entry lists all languages including its own, because search engines
 * ignore a set whose members do not all agree.
 * @param items the pages with an id in their path (listed-items.ts)
 * @param available the regions whose campaign has a season
 */
export function sitemapEntries(
  items: readonly ListedItem[],
  available: readonly Region[],
): MetadataRoute.Sitemap {
  return [...pageEntries(), ...items.flatMap(entriesOf), ...campaignEntries(available)];
}

function pageEntries(): MetadataRoute.Sitemap {
  return (
    Object.values<Route>(routes)
      // Indexed pages that only the embedded provider has are among the items.
      .filter(({ path, indexed, embeddedOnly }) => indexed && !embeddedOnly && !path.includes("{"))
      .flatMap(entriesOf)
  );
}

/** A page in each of its languages. */
function entriesOf({ path, lastModified, languages }: ListedItem): MetadataRoute.Sitemap {
  const set = escapeValues(languages ? alternatesIn(path, languages) : alternates(path));
  return [...new Set(Object.values(set))].map((url) => ({
    url,
    ...(lastModified && { lastModified }),
    alternates: { languages: set },
  }));
}

/** Each campaign page has one language and its own path. */
function campaignEntries(available: readonly Region[]): MetadataRoute.Sitemap {
  return campaignSitemap(available).map(({ url, languages }) => ({
    url: escapeXml(url),
    alternates: { languages: escapeValues(languages) },
  }));
}

/** Escapes addresses, because Next writes them into the XML unescaped. */
function escapeValues(set: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(set).map(([key, value]) => [key, escapeXml(value)]));
}

function escapeXml(value: string): string {
  return value
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&apos;");
}

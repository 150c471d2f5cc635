import type { MetadataRoute } from "next";
import { cached } from "@/lib/cache/cached";
import { listedItems } from "@/lib/seo/listed-items";
import { sitemapEntries } from "@/lib/seo/sitemap";

/** SITE_URL is known when the server runs, not when it is built. */
export const dynamic = "force-dynamic";

/** Some dozen questions to the provider: once in five seconds, however many ask. */
const items = cached(5_000, () => listedItems(Date.now()));

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return sitemapEntries(await items());
}

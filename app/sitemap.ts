import type { MetadataRoute } from "next";
import { sitemapEntries } from "@/lib/seo/sitemap";

/** SITE_URL is known when the server runs, not when it is built. */
export const dynamic = "force-dynamic";

export default function sitemap(): MetadataRoute.Sitemap {
  return sitemapEntries();
}

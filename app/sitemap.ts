import type { MetadataRoute } from "next";
import { createCachedLoader } from "@/lib/base/cache/cached-loader";
import { regionsWithSeason } from "@/lib/subjects/campaign/current-season";
import { paths } from "@/lib/base/paths";
import { availableApps } from "@/lib/engines/provider-calls/available-apps";
import { listedItems } from "@/lib/app/sitemap/listed-items";
import { sitemapEntries } from "@/lib/app/sitemap/sitemap";

/** SITE_URL is known at run time, not at build. */
export const dynamic = "force-dynamic";

/** Cached for five seconds, because it takes about a dozen provider calls. */
const items = createCachedLoader(5_000, () => listedItems(Date.now()));

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const entries = sitemapEntries(await items(), await regionsWithSeason());
  if ((await availableApps()).length > 0) return entries;
  return entries.filter(({ url }) => !new URL(url).pathname.endsWith(paths.mobileDownload));
}

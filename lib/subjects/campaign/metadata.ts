import type { Metadata } from "next";
import { env } from "../../base/env";
import { pageMetadata } from "../seo/metadata";
import { pageUrl } from "../seo/urls";
import { routes, type RouteName } from "../../base/routes";
import { campaignWords } from "./campaign-words";
import { campaignPaths, type CampaignPage } from "../../base/paths";
import { couponsEnd } from "./dates";
import { regionLanguages, type Region } from "../../base/reference/campaign-regions";
import type { Season } from "./season";

const routeOf = {
  home: "campaign",
  enroll: "campaignEnroll",
  enrolled: "campaignEnrolled",
  hsk: "campaignHsk",
} as const satisfies Record<CampaignPage, RouteName>;

/** The addresses of a campaign page by hreflang: one per region that has a season, in its language. */
export function campaignAlternates(page: CampaignPage, available: readonly Region[]): Record<string, string> {
  const byLanguage = available.map((region) => [
    regionLanguages[region].split("-")[0],
    pageUrl(campaignPaths[page](region)),
  ]);
  const fallback = available.includes("en") ? { "x-default": pageUrl(campaignPaths[page]("en")) } : {};
  return { ...Object.fromEntries(byLanguage), ...fallback };
}

/** Campaign addresses for the sitemap. */
export function campaignSitemap(
  available: readonly Region[],
): { url: string; languages: Record<string, string> }[] {
  const pages = Object.keys(routeOf) as CampaignPage[];
  return pages
    .filter((page) => routes[routeOf[page]].indexed)
    .flatMap((page) =>
      available.map((region) => ({
        url: pageUrl(campaignPaths[page](region)),
        languages: campaignAlternates(page, available),
      })),
    );
}

/**
 * Metadata of a campaign page. It mentions vouchers until they end. The canonical address has no campaign parameters.
 */
export function campaignMetadata(
  page: CampaignPage,
  season: Season,
  now: Date,
  available: readonly Region[],
): Metadata {
  const { region } = season;
  const { meta, over } = campaignWords[region];
  const overMeta: Partial<typeof meta> = now < couponsEnd(season) ? {} : over.meta;
  const canonical = pageUrl(campaignPaths[page](region));
  return pageMetadata({
    route: routeOf[page],
    language: regionLanguages[region],
    ...(overMeta[page] ?? meta[page]),
    params: { region },
    image: `${env().SITE_URL}/og/campaign/${region}`,
    addresses: { canonical, languages: campaignAlternates(page, available) },
  });
}

import type { Metadata } from "next";
import { env } from "../env";
import { pageMetadata } from "../seo/metadata";
import { pageUrl } from "../seo/urls";
import { routes, type RouteName } from "../routes";
import { campaignWords } from "./content";
import { campaignPaths, type CampaignPage } from "../paths";
import { couponsEnd } from "./dates";
import { regionLanguages, regions } from "../reference/campaign-regions";
import type { Season } from "./season";

const routeOf = {
  home: "campaign",
  enroll: "campaignEnroll",
  enrolled: "campaignEnrolled",
  hsk: "campaignHsk",
} as const satisfies Record<CampaignPage, RouteName>;

/** The addresses of a campaign page by hreflang: one per region, in its language. */
export function campaignAlternates(page: CampaignPage): Record<string, string> {
  const byLanguage = regions.map((region) => [
    regionLanguages[region].split("-")[0],
    pageUrl(campaignPaths[page](region)),
  ]);
  return { ...Object.fromEntries(byLanguage), "x-default": pageUrl(campaignPaths[page]("en")) };
}

/** Campaign addresses for the sitemap. */
export function campaignSitemap(): { url: string; languages: Record<string, string> }[] {
  const pages = Object.keys(routeOf) as CampaignPage[];
  return pages
    .filter((page) => routes[routeOf[page]].indexed)
    .flatMap((page) =>
      regions.map((region) => ({
        url: pageUrl(campaignPaths[page](region)),
        languages: campaignAlternates(page),
      })),
    );
}

/**
 * Metadata of a campaign page. It mentions vouchers until they end. The canonical address has no campaign parameters.
 */
export function campaignMetadata(page: CampaignPage, season: Season, now: Date): Metadata {
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
    addresses: { canonical, languages: campaignAlternates(page) },
  });
}

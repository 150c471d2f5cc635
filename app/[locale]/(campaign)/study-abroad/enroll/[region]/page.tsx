import type { Metadata } from "next";
import { EnrolSection } from "@/components/campaign/enrol-section";
import { CampaignFrame } from "@/components/campaign/frame";
import { readRegionParam, readSeason, type RegionParams } from "@/components/campaign/region-param";
import { regionsWithSeason } from "@/lib/subjects/campaign/current-season";
import { campaignMetadata } from "@/lib/subjects/campaign/metadata";

/** Seconds until a page is rendered again, because a season starts and ends at fixed times. */
export const revalidate = 60;

/** Rendered on the first request, not at build (docs/decisions/0002-static-pages.md). */
export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: RegionParams): Promise<Metadata> =>
  campaignMetadata(
    "enroll",
    await readSeason(await readRegionParam(params)),
    new Date(),
    await regionsWithSeason(),
  );

export default async function EnrolPage({ params }: RegionParams) {
  const region = await readRegionParam(params);
  const season = await readSeason(region);
  return (
    <CampaignFrame region={region} page="enroll" back={region !== "en"}>
      <EnrolSection season={season} />
    </CampaignFrame>
  );
}

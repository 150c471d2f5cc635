import type { Metadata } from "next";
import { CampaignFrame } from "@/components/campaign/frame";
import {
  HskAdvantages,
  HskAudiences,
  HskFeatures,
  HskHero,
  HskTeachers,
} from "@/components/campaign/hsk-sections";
import { HskSyllabuses } from "@/components/campaign/hsk-syllabuses";
import { readRegionParam, readSeason, type RegionParams } from "@/components/campaign/region-param";
import { RegisterBar } from "@/components/campaign/register-bar";
import { regionsWithSeason } from "@/lib/subjects/campaign/current-season";
import { campaignMetadata } from "@/lib/subjects/campaign/metadata";

/** Seconds until a page is rendered again, because a season starts and ends at fixed times. */
export const revalidate = 60;

/** Rendered on the first request, not at build (docs/decisions/0002-static-pages.md). */
export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: RegionParams): Promise<Metadata> =>
  campaignMetadata(
    "hsk",
    await readSeason(await readRegionParam(params)),
    new Date(),
    await regionsWithSeason(),
  );

export default async function HskPage({ params }: RegionParams) {
  const region = await readRegionParam(params);
  const season = await readSeason(region);
  return (
    <CampaignFrame
      region={region}
      page="hsk"
      back
      bottomBar={{ label: season.name, bar: <RegisterBar season={season} isAlwaysShown /> }}
    >
      <HskHero season={season} />
      <HskAdvantages season={season} />
      <HskTeachers season={season} />
      <HskAudiences season={season} />
      <HskFeatures season={season} />
      <HskSyllabuses season={season} />
    </CampaignFrame>
  );
}

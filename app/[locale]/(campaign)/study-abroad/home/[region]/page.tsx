import type { Metadata } from "next";
import { EventClockSection } from "@/components/campaign/event-clock-section";
import { CampaignFrame } from "@/components/campaign/frame";
import { CampaignHero } from "@/components/campaign/hero";
import { HskBlock } from "@/components/campaign/hsk-block";
import { Lineup } from "@/components/campaign/lineup";
import { Prize } from "@/components/campaign/prize";
import { readRegionParam, readSeason, type RegionParams } from "@/components/campaign/region-param";
import { RegisterBar } from "@/components/campaign/register-bar";
import { Talks } from "@/components/campaign/talks";
import { Vouchers } from "@/components/campaign/vouchers";
import { JsonLd } from "@/components/seo/json-ld";
import { SectionBoundary } from "@/components/ui/section-boundary";
import { campaignEvents } from "@/lib/subjects/campaign/json-ld";
import { regionsWithSeason } from "@/lib/subjects/campaign/current-season";
import { campaignMetadata } from "@/lib/subjects/campaign/metadata";

/** Seconds until a page is rendered again, because its next talk depends on the time. */
export const revalidate = 60;

/** Rendered on the first request, not at build (docs/decisions/0002-static-pages.md). */
export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: RegionParams): Promise<Metadata> =>
  campaignMetadata(
    "home",
    await readSeason(await readRegionParam(params)),
    new Date(),
    await regionsWithSeason(),
  );

export default async function CampaignHomePage({ params }: RegionParams) {
  const region = await readRegionParam(params);
  const season = await readSeason(region);
  return (
    <CampaignFrame
      region={region}
      page="home"
      floatingButton={<Prize season={season} />}
      bottomBar={{ label: season.name, bar: <RegisterBar season={season} /> }}
    >
      <JsonLd items={campaignEvents(season)} />
      <SectionBoundary>
        <CampaignHero season={season} />
      </SectionBoundary>
      <SectionBoundary>
        <EventClockSection season={season} />
      </SectionBoundary>
      <SectionBoundary>
        <Vouchers season={season} />
      </SectionBoundary>
      <SectionBoundary>
        <Talks season={season} />
      </SectionBoundary>
      <SectionBoundary>
        <Lineup season={season} />
      </SectionBoundary>
      <SectionBoundary>
        <HskBlock season={season} />
      </SectionBoundary>
    </CampaignFrame>
  );
}

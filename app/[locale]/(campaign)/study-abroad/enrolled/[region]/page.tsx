import type { Metadata } from "next";
import { OwnVouchers } from "@/components/campaign/vouchers";
import { CampaignFrame } from "@/components/campaign/frame";
import { readRegionParam, readSeason, type RegionParams } from "@/components/campaign/region-param";
import { TalkCards } from "@/components/campaign/talk-card";
import { Welcome } from "@/components/campaign/next-steps";
import { regionsWithSeason } from "@/lib/subjects/campaign/current-season";
import { campaignMetadata } from "@/lib/subjects/campaign/metadata";
import { campaignGuardScript } from "@/lib/app/inline-scripts/compiled";

/** Seconds until a page is rendered again, because its next talk depends on the time. */
export const revalidate = 60;

/** Rendered on the first request, not at build (docs/decisions/0002-static-pages.md). */
export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: RegionParams): Promise<Metadata> =>
  campaignMetadata(
    "enrolled",
    await readSeason(await readRegionParam(params)),
    new Date(),
    await regionsWithSeason(),
  );

/** Shown after enrolment and by the prize button (spec section 2). */
export default async function EnrolledPage({ params }: RegionParams) {
  const region = await readRegionParam(params);
  const season = await readSeason(region);
  return (
    <>
      <script
        data-region={region}
        data-season={season.key}
        dangerouslySetInnerHTML={{ __html: campaignGuardScript }}
      />
      <CampaignFrame region={region} page="enrolled" back>
        <Welcome season={season} />
        <OwnVouchers season={season} />
        <TalkCards season={season} />
      </CampaignFrame>
    </>
  );
}

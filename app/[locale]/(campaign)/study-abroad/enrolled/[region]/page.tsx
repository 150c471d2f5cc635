import type { Metadata } from "next";
import { Coupons } from "@/components/campaign/coupons";
import { Frame } from "@/components/campaign/frame";
import { regionParam, type RegionParams } from "@/components/campaign/region-param";
import { TalkCards } from "@/components/campaign/talk-cards";
import { Welcome } from "@/components/campaign/welcome";
import { currentSeason } from "@/lib/campaign/current-season";
import { campaignMetadata } from "@/lib/campaign/metadata";
import { campaignGuardScript } from "@/lib/inline-scripts/compiled";

/** Seconds a rendered page serves before it is made anew: what it says first of the talks must be so. */
export const revalidate = 60;

/** Rendered on the first request, not at build (docs/decisions/0002-static-pages.md). */
export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: RegionParams): Promise<Metadata> =>
  campaignMetadata("enrolled", await currentSeason(await regionParam(params)), new Date());

/** After enrolment, and behind the prize button: one page (spec section 2). */
export default async function EnrolledPage({ params }: RegionParams) {
  const region = await regionParam(params);
  const season = await currentSeason(region);
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: campaignGuardScript }} />
      <Frame region={region} page="enrolled" back>
        <Welcome season={season} />
        <Coupons season={season} />
        <TalkCards season={season} />
      </Frame>
    </>
  );
}

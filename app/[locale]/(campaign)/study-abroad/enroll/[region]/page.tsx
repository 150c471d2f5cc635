import type { Metadata } from "next";
import { EnrolSection } from "@/components/campaign/enrol-section";
import { Frame } from "@/components/campaign/frame";
import { regionParam, type RegionParams } from "@/components/campaign/region-param";
import { campaignMetadata } from "@/lib/campaign/metadata";

/** None at build: each region is rendered on its first request and kept, as every page (docs/decisions/0002). */
export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: RegionParams): Promise<Metadata> =>
  campaignMetadata("enroll", await regionParam(params));

export default async function EnrolPage({ params }: RegionParams) {
  const region = await regionParam(params);
  return (
    <Frame region={region} page="enroll" back={region !== "en"}>
      <EnrolSection region={region} />
    </Frame>
  );
}

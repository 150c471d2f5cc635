import type { Metadata } from "next";
import { Frame } from "@/components/campaign/frame";
import {
  HskAdvantages,
  HskAudiences,
  HskFeatures,
  HskHero,
  HskTeachers,
} from "@/components/campaign/hsk-sections";
import { HskSyllabuses } from "@/components/campaign/hsk-syllabuses";
import { regionParam, type RegionParams } from "@/components/campaign/region-param";
import { RegisterBar } from "@/components/campaign/register-bar";
import { campaignMetadata } from "@/lib/campaign/metadata";

/** None at build: each region is rendered on its first request and kept, as every page (docs/decisions/0002). */
export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: RegionParams): Promise<Metadata> =>
  campaignMetadata("hsk", await regionParam(params));

export default async function HskPage({ params }: RegionParams) {
  const region = await regionParam(params);
  return (
    <Frame region={region} page="hsk" back extra={<RegisterBar region={region} always />}>
      <HskHero region={region} />
      <HskAdvantages region={region} />
      <HskTeachers region={region} />
      <HskAudiences region={region} />
      <HskFeatures region={region} />
      <HskSyllabuses region={region} />
    </Frame>
  );
}

import { notFound } from "next/navigation";
import { findSeason } from "@/lib/subjects/campaign/current-season";
import type { Season } from "@/lib/subjects/campaign/season";
import { isRegion, type Region } from "@/lib/base/reference/campaign-regions";

export type RegionParams = { params: Promise<{ region: string }> };

/** Reads the region from a page's parameters; an unknown one, which routing never produces, is a 404. */
export async function readRegionParam(params: RegionParams["params"]): Promise<Region> {
  const { region } = await params;
  return isRegion(region) ? region : notFound();
}

/** Reads the season of a region; the pages of a region without one are a 404. */
export async function readSeason(region: Region): Promise<Season> {
  return (await findSeason(region)) ?? notFound();
}

import { notFound } from "next/navigation";
import { isRegion, type Region } from "@/lib/campaign/region";

export type RegionParams = { params: Promise<{ region: string }> };

/** The region of a page. The middleware lets no other in. */
export async function regionParam(params: RegionParams["params"]): Promise<Region> {
  const { region } = await params;
  return isRegion(region) ? region : notFound();
}

import { notFound } from "next/navigation";
import { isRegion, type Region } from "@/lib/campaign/region";

export type RegionParams = { params: Promise<{ region: string }> };

/** The region in a page's parameters. Routing rewrites only to known regions. */
export async function regionParam(params: RegionParams["params"]): Promise<Region> {
  const { region } = await params;
  return isRegion(region) ? region : notFound();
}

import type { Metadata } from "next";
import { HotSellPage } from "@/components/series/hot-sell-page";
import { routeMetadata } from "@/components/seo/route-metadata";

/** Seconds until a page is rendered again in the background. */
export const revalidate = 60;

export const generateMetadata = (): Promise<Metadata> => routeMetadata("hotSell");

export default function FirstHotSellPage() {
  return <HotSellPage page={1} />;
}

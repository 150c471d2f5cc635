import type { Metadata } from "next";
import { LivePage } from "@/components/live/live-page";
import { routeMetadata } from "@/components/seo/route-metadata";

/** Seconds until a page is rendered again in the background. */
export const revalidate = 60;

export const generateMetadata = (): Promise<Metadata> => routeMetadata("live");

export default function ReadyLivePage() {
  return <LivePage view="ready" />;
}

import type { Metadata } from "next";
import { LivePage } from "@/components/live/live-page";
import { routeMetadata } from "@/components/seo/route-metadata";

/** Seconds a rendered page serves before it is made anew in the background. */
export const revalidate = 60;

export const generateMetadata = (): Promise<Metadata> => routeMetadata("live");

/** What `/live?tab=records` shows: the same page for search engines, with its other tab chosen. */
export default function VideoRecordsPage() {
  return <LivePage view="records" />;
}

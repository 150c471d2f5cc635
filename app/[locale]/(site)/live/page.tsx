import type { Metadata } from "next";
import { LivePage } from "@/components/live/live-page";
import { routeMetadata } from "@/components/seo/route-metadata";

/** Seconds a rendered page serves before it is made anew in the background. */
export const revalidate = 60;

export const generateMetadata = (): Promise<Metadata> => routeMetadata("live");

export default function ReadyLivePage() {
  return <LivePage view="ready" />;
}

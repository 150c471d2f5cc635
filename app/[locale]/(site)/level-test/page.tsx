import type { Metadata } from "next";
import { LevelTestPage } from "@/components/level-test/level-test-page";
import { routeMetadata } from "@/components/seo/route-metadata";

/** Seconds until a page is rendered again in the background. */
export const revalidate = 60;

export const generateMetadata = (): Promise<Metadata> => routeMetadata("levelTest");

export default LevelTestPage;

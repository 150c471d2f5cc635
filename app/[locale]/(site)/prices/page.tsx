import type { Metadata } from "next";
import { PricesPage } from "@/components/points/prices/prices-page";
import { routeMetadata } from "@/components/seo/route-metadata";

/** Seconds until a page is rendered again in the background. */
export const revalidate = 60;

export const generateMetadata = (): Promise<Metadata> => routeMetadata("prices");

export default PricesPage;

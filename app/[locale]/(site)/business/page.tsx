import type { Metadata } from "next";
import { BusinessHero } from "@/components/pages/business/business-hero";
import { Enquiry } from "@/components/leads/enquiry";
import { Offer, StartSteps } from "@/components/pages/business/offer";
import { PageSections } from "@/components/pages/page-sections";
import { routeMetadata } from "@/components/seo/route-metadata";

/** Seconds until a page is rendered again in the background. */
export const revalidate = 60;

export const generateMetadata = (): Promise<Metadata> => routeMetadata("business");

export default function BusinessPage() {
  return (
    <PageSections
      page="business"
      builtIn={{
        hero: <BusinessHero />,
        offer: <Offer />,
        steps: <StartSteps />,
        enquiry: <Enquiry />,
      }}
    />
  );
}

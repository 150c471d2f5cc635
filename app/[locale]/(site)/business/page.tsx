import type { Metadata } from "next";
import { BusinessHero } from "@/components/business/business-hero";
import { Enquiry } from "@/components/business/enquiry";
import { Offer, StartSteps } from "@/components/business/offer";
import { routeMetadata } from "@/components/seo/route-metadata";
import { SectionBoundary } from "@/components/ui/section-boundary";

/** Seconds until a page is rendered again in the background. */
export const revalidate = 60;

export const generateMetadata = (): Promise<Metadata> => routeMetadata("business");

export default function BusinessPage() {
  return (
    <>
      <SectionBoundary>
        <BusinessHero />
      </SectionBoundary>
      <SectionBoundary>
        <Offer />
      </SectionBoundary>
      <SectionBoundary>
        <StartSteps />
      </SectionBoundary>
      <SectionBoundary>
        <Enquiry />
      </SectionBoundary>
    </>
  );
}

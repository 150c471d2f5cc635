import type { Metadata } from "next";
import { BusinessTeaser } from "@/components/business/business-teaser";
import { ClassBanner } from "@/components/class/class-banner";
import { ClassDay } from "@/components/class/class-day";
import { ClassHero } from "@/components/class/class-hero";
import { DeviceCheck } from "@/components/class/device-check";
import { Devices } from "@/components/class/devices";
import { Formats } from "@/components/class/formats";
import { Steps } from "@/components/class/steps";
import { Closing } from "@/components/home/closing";
import { routeMetadata } from "@/components/seo/route-metadata";
import { SectionBoundary } from "@/components/ui/section-boundary";

/** Seconds until a page is rendered again in the background. */
export const revalidate = 60;

export const generateMetadata = (): Promise<Metadata> => routeMetadata("class");

export default function ClassPage() {
  return (
    <>
      <SectionBoundary>
        <ClassHero />
      </SectionBoundary>
      <SectionBoundary>
        <ClassBanner />
      </SectionBoundary>
      <SectionBoundary>
        <Steps />
      </SectionBoundary>
      <SectionBoundary>
        <Formats />
      </SectionBoundary>
      <SectionBoundary>
        <ClassDay />
      </SectionBoundary>
      <SectionBoundary>
        <Devices />
      </SectionBoundary>
      <SectionBoundary>
        <DeviceCheck />
      </SectionBoundary>
      <SectionBoundary>
        <BusinessTeaser />
      </SectionBoundary>
      <SectionBoundary>
        <Closing />
      </SectionBoundary>
    </>
  );
}

import type { Metadata } from "next";
import { BusinessTeaser } from "@/components/pages/business/business-teaser";
import { ClassBanner } from "@/components/pages/class/class-banner";
import { ClassDay } from "@/components/pages/class/class-day";
import { ClassHero } from "@/components/pages/class/class-hero";
import { DeviceCheck } from "@/components/device-check/device-check";
import { Devices } from "@/components/device-check/devices";
import { Formats } from "@/components/pages/class/formats";
import { Steps } from "@/components/pages/class/steps";
import { Closing } from "@/components/pages/home/closing";
import { PageSections } from "@/components/pages/page-sections";
import { routeMetadata } from "@/components/seo/route-metadata";

/** Seconds until a page is rendered again in the background. */
export const revalidate = 60;

export const generateMetadata = (): Promise<Metadata> => routeMetadata("class");

export default function ClassPage() {
  return (
    <PageSections
      page="class"
      builtIn={{
        hero: <ClassHero />,
        banner: <ClassBanner />,
        steps: <Steps />,
        formats: <Formats />,
        day: <ClassDay />,
        devices: <Devices />,
        deviceCheck: <DeviceCheck />,
        business: <BusinessTeaser />,
        closing: <Closing />,
      }}
    />
  );
}

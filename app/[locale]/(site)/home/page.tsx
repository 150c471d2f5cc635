import type { Metadata } from "next";
import { BodySections } from "@/components/home/body-sections";
import { Closing } from "@/components/home/closing";
import { Facts } from "@/components/home/facts";
import { FreeClass } from "@/components/home/free-class";
import { Hero } from "@/components/home/hero";
import { HomeData } from "@/components/home/home-data";
import { Partners } from "@/components/home/partners";
import { Teachers } from "@/components/home/teachers";
import { routeMetadata } from "@/components/seo/route-metadata";
import { SectionBoundary } from "@/components/ui/section-boundary";

/** Seconds until a page is rendered again in the background. */
export const revalidate = 60;

export const generateMetadata = (): Promise<Metadata> => routeMetadata("home");

export default function HomePage() {
  return (
    <>
      <HomeData />
      <SectionBoundary>
        <Hero />
      </SectionBoundary>
      <SectionBoundary>
        <Facts />
      </SectionBoundary>
      <SectionBoundary>
        <FreeClass />
      </SectionBoundary>
      <SectionBoundary>
        <BodySections />
      </SectionBoundary>
      <SectionBoundary>
        <Teachers />
      </SectionBoundary>
      <SectionBoundary>
        <Partners />
      </SectionBoundary>
      <SectionBoundary>
        <Closing />
      </SectionBoundary>
    </>
  );
}

import type { Metadata } from "next";
import { BodySections } from "@/components/pages/home/body-sections";
import { Closing } from "@/components/pages/home/closing";
import { HomeFacts } from "@/components/pages/home/facts";
import { FreeClass } from "@/components/pages/home/free-class";
import { Hero } from "@/components/pages/home/hero";
import { HomeData } from "@/components/pages/home/home-data";
import { Partners } from "@/components/pages/home/partners";
import { PageSections } from "@/components/pages/page-sections";
import { Teachers } from "@/components/teachers/teachers";
import { Voices } from "@/components/voices/voices";
import { routeMetadata } from "@/components/seo/route-metadata";

/** Seconds until a page is rendered again in the background. */
export const revalidate = 60;

export const generateMetadata = (): Promise<Metadata> => routeMetadata("home");

export default function HomePage() {
  return (
    <>
      <HomeData />
      <PageSections
        page="home"
        builtIn={{
          hero: <Hero />,
          facts: <HomeFacts />,
          freeClass: <FreeClass />,
          body: <BodySections />,
          teachers: <Teachers />,
          voices: <Voices />,
          partners: <Partners />,
          closing: <Closing linksToWriting />,
        }}
      />
    </>
  );
}

import type { Metadata } from "next";
import { BodySections } from "@/components/home/body-sections";
import { Closing } from "@/components/home/closing";
import { HomeFacts } from "@/components/home/facts";
import { FreeClass } from "@/components/home/free-class";
import { Hero } from "@/components/home/hero";
import { HomeData } from "@/components/home/home-data";
import { Partners } from "@/components/home/partners";
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

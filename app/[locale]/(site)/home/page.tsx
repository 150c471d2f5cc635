import type { Metadata } from "next";
import { preloadKai } from "@/app/fonts/preload";
import { BodySections } from "@/components/pages/home/body-sections";
import { Closing } from "@/components/pages/home/closing";
import { LessonPrices } from "@/components/pages/home/costs";
import { HomeFacts } from "@/components/pages/home/facts";
import { FreeClass } from "@/components/pages/home/free-class";
import { Hero } from "@/components/pages/home/hero";
import { HomeData } from "@/components/pages/home/home-data";
import { Partners } from "@/components/pages/home/partners";
import { StartingClasses } from "@/components/pages/home/starting-classes";
import { PageSections } from "@/components/pages/page-sections";
import { Teachers } from "@/components/teachers/teachers";
import { VisitorCurrency } from "@/components/points/prices/visitor-currency";
import { readRates } from "@/components/points/prices/read-rates";
import { Story } from "@/components/voices/story";
import { routeMetadata } from "@/components/seo/route-metadata";

/** Seconds until a page is rendered again in the background. */
export const revalidate = 60;

export const generateMetadata = (): Promise<Metadata> => routeMetadata("home");

export default async function HomePage() {
  preloadKai("greeting");
  return (
    <>
      <HomeData />
      <VisitorCurrency rates={await readRates()} />
      <PageSections
        page="home"
        builtIn={{
          hero: <Hero />,
          starting: <StartingClasses />,
          facts: <HomeFacts />,
          teachers: <Teachers />,
          body: <BodySections />,
          costs: <LessonPrices />,
          freeClass: <FreeClass />,
          voices: <Story />,
          partners: <Partners />,
          closing: <Closing linksToWriting />,
        }}
      />
    </>
  );
}

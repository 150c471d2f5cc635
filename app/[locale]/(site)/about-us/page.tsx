import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { AboutContact } from "@/components/texts/about-contact";
import { AboutHero } from "@/components/texts/about-hero";
import { AboutStory } from "@/components/texts/about-story";
import { Closing } from "@/components/pages/home/closing";
import { HomeFacts } from "@/components/pages/home/facts";
import { PageSections } from "@/components/pages/page-sections";
import { routeMetadata } from "@/components/seo/route-metadata";
import { readSiteDocument } from "@/components/texts/site-document";

/** Seconds until a changed text shows. */
export const revalidate = 3600;

export const generateMetadata = (): Promise<Metadata> => routeMetadata("aboutUs");

export default async function AboutUsPage() {
  const document = await readSiteDocument("about", await getLocale());
  return (
    <PageSections
      page="about"
      builtIn={{
        hero: <AboutHero document={document} />,
        facts: <HomeFacts />,
        story: <AboutStory document={document} />,
        contact: <AboutContact />,
        closing: <Closing />,
      }}
    />
  );
}

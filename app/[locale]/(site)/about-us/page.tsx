import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { AboutContact } from "@/components/content/about-contact";
import { AboutHero } from "@/components/content/about-hero";
import { AboutStory } from "@/components/content/about-story";
import { Closing } from "@/components/home/closing";
import { Facts } from "@/components/home/facts";
import { routeMetadata } from "@/components/seo/route-metadata";
import { readDocument } from "@/lib/texts/read";

/** Seconds until a changed text shows. */
export const revalidate = 3600;

export const generateMetadata = (): Promise<Metadata> => routeMetadata("aboutUs");

export default async function AboutUsPage() {
  const document = await readDocument("about", await getLocale());
  return (
    <>
      <AboutHero document={document} />
      <Facts />
      <AboutStory document={document} />
      <AboutContact />
      <Closing />
    </>
  );
}

import type { Metadata } from "next";
import { preloadKai } from "@/app/fonts/preload";
import { Tones } from "@/components/characters/tones";
import { TryHero } from "@/components/characters/try-hero";
import { WordOfTheDay } from "@/components/characters/word-of-the-day";
import { Writing } from "@/components/characters/writing";
import { Closing } from "@/components/pages/home/closing";
import { PageSections } from "@/components/pages/page-sections";
import { routeMetadata } from "@/components/seo/route-metadata";

/** Seconds until a page is rendered again in the background. */
export const revalidate = 60;

export const generateMetadata = (): Promise<Metadata> => routeMetadata("try");

export default function TryPage() {
  preloadKai("allCharacters");
  return (
    <PageSections
      page="try"
      builtIn={{
        hero: <TryHero />,
        writing: <Writing />,
        tones: <Tones />,
        word: <WordOfTheDay />,
        closing: <Closing />,
      }}
    />
  );
}

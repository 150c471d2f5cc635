import type { Metadata } from "next";
import { NewsPage } from "@/components/pages/news-page";
import { newsMetadata } from "@/components/pages/news-metadata";

/** Seconds until a page is rendered again in the background. */
export const revalidate = 60;

export const generateMetadata = (): Promise<Metadata> => newsMetadata(1);

export default function FirstNewsPage() {
  return <NewsPage page={1} />;
}

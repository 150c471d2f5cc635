import type { Metadata } from "next";
import { newsMetadata } from "@/components/pages/news-metadata";
import { NewsPage } from "@/components/pages/news-page";

type Props = { params: Promise<{ page: string }> };

/** Seconds until a page is rendered again in the background. */
export const revalidate = 60;

/** None at build: pages 2 to 100 are rendered on first request (lib/base/routes.ts). */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return newsMetadata(Number((await params).page));
}

/** Serves `/news?page=2` and so on; search engines index each page separately. */
export default async function NextNewsPage({ params }: Props) {
  return <NewsPage page={Number((await params).page)} />;
}

import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { HotSellPage } from "@/components/series/hot-sell-page";
import { pageMetadata } from "@/lib/subjects/seo/metadata";

type Props = { params: Promise<{ page: string }> };

/** Seconds until a page is rendered again in the background. */
export const revalidate = 60;

/** None at build: pages 2 to 100 are rendered on first request (lib/base/routes.ts). */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page } = await params;
  const t = await getTranslations();
  return pageMetadata({
    route: "hotSell",
    language: await getLocale(),
    title: `${t("meta.hotSell.title")} · ${t("hotSell.pages.page", { n: page })}`,
    description: t("meta.hotSell.description"),
    query: `?page=${page}`,
  });
}

/** Serves `/hot-sell?page=2` and so on; search engines index each page separately. */
export default async function NextHotSellPage({ params }: Props) {
  return <HotSellPage page={Number((await params).page)} />;
}

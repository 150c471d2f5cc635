import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { HotSellPage } from "@/components/hot-sell/hot-sell-page";
import { pageMetadata } from "@/lib/seo/metadata";

type Props = { params: Promise<{ page: string }> };

/** Seconds a rendered page serves before it is made anew in the background. */
export const revalidate = 60;

/** None at build: pages 2 to 100 are rendered on first request (lib/routes.ts). */
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

/** What `/hot-sell?page=2` shows: an address of its own for search engines. */
export default async function NextHotSellPage({ params }: Props) {
  return <HotSellPage page={Number((await params).page)} />;
}

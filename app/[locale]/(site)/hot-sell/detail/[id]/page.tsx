import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { cache } from "react";
import { DetailPage } from "@/components/hot-sell/detail-page";
import { Unreachable } from "@/components/layout/unreachable";
import { seriesClassPath } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";
import { isOver } from "@/lib/series/apply-state";
import { toItem } from "@/lib/series/item";
import { findSeriesClass, UnreadableClasses } from "@/lib/series/read";

type Props = { params: Promise<{ id: string }> };

/** Seconds until a page is rendered again in the background. */
export const revalidate = 60;

/** Rendered on the first request, not at build (docs/decisions/0002-static-pages.md). */
export const generateStaticParams = () => [];

/** Cached per request, because metadata and page need the same data. */
const readClass = cache(async (id: string) => {
  try {
    return await findSeriesClass(Number(id), await getLocale());
  } catch (error) {
    if (error instanceof UnreadableClasses) return "unreadable";
    throw error;
  }
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const found = await readClass(id);
  // The 404 page sets its own title.
  if (!found) return {};
  if (found === "unreadable") return { title: (await getTranslations("error"))("title") };
  const t = await getTranslations("meta.hotSellDetail");
  const { combo_name: name, description } = found.seriesClass;
  const isListed = !isOver(toItem(found.list, found.seriesClass), Date.now());
  return pageMetadata({
    route: "hotSellDetail",
    language: await getLocale(),
    title: name,
    description: description || t("description"),
    params: { id },
    isListed,
  });
}

export default async function SeriesClassPage({ params }: Props) {
  const { id } = await params;
  const found = await readClass(id);
  if (!found) notFound();
  if (found === "unreadable") return <Unreachable path={seriesClassPath(id)} />;
  return <DetailPage {...found} />;
}

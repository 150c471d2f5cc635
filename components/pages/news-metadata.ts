import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { pageMetadata } from "@/lib/subjects/seo/metadata";
import { publishedPages } from "@/lib/subjects/pages/published";

/** Metadata of a page of the list of articles. Search engines skip the list while it is empty. */
export async function newsMetadata(page: number): Promise<Metadata> {
  const t = await getTranslations();
  const title = t("meta.news.title");
  return pageMetadata({
    route: "news",
    language: await getLocale(),
    title: page === 1 ? title : `${title} · ${t("news.page", { n: page })}`,
    description: t("meta.news.description"),
    isListed: publishedPages().articles.length > 0,
    ...(page > 1 && { query: `?page=${page}` }),
  });
}

import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { notFound } from "next/navigation";
import { cache } from "react";
import { ArticlePage } from "@/components/pages/article-page";
import { articlePath } from "@/lib/base/paths";
import { ownPageMetadata } from "@/lib/subjects/pages/metadata";
import { findArticle } from "@/lib/subjects/pages/read";
import { recordPictureUrl } from "@/lib/subjects/seo/urls";

/** Seconds until a page is rendered again in the background. */
export const revalidate = 60;

/** None at build: each page is rendered on its first request and cached while memory allows (docs/decisions). */
export const generateStaticParams = () => [];

/** Cached per request, because metadata and page need the same data. */
const read = cache(findArticle);

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = await read((await params).slug);
  if (!article) return {};
  const { slug, title, summary } = article;
  const language = await getLocale();
  return ownPageMetadata({
    route: "article",
    slug,
    path: articlePath(slug),
    title,
    description: summary,
    language,
    image: recordPictureUrl("news", slug, language),
  });
}

export default async function NewsArticle({ params }: Props) {
  const article = await read((await params).slug);
  if (!article) notFound();
  return <ArticlePage article={article} />;
}

import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { notFound } from "next/navigation";
import { cache } from "react";
import { OwnPage } from "@/components/pages/own-page";
import { ownPagePath } from "@/lib/base/paths";
import { ownPageMetadata } from "@/lib/subjects/pages/metadata";
import { findOwnPage } from "@/lib/subjects/pages/read";
import { recordPictureUrl } from "@/lib/subjects/seo/urls";

/** Seconds until a page is rendered again in the background. */
export const revalidate = 60;

/** None at build: each page is rendered on its first request and cached while memory allows (docs/decisions). */
export const generateStaticParams = () => [];

/** Cached per request, because metadata and page need the same data. */
const read = cache(findOwnPage);

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await read((await params).slug);
  if (!page) return {};
  const { slug, title, description } = page;
  const language = await getLocale();
  return ownPageMetadata({
    route: "ownPage",
    slug,
    path: ownPagePath(slug),
    title,
    description,
    language,
    image: recordPictureUrl("page", slug, language),
  });
}

export default async function SchoolPage({ params }: Props) {
  const page = await read((await params).slug);
  if (!page) notFound();
  return <OwnPage page={page} />;
}

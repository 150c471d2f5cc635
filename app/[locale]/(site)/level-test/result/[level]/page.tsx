import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { notFound } from "next/navigation";
import { SharedResultPage } from "@/components/level-test/shared-result-page";
import { parseLevel } from "@/lib/subjects/level-test/levels";
import { resultTexts } from "@/lib/subjects/level-test/result-texts";
import { resultParameter } from "@/lib/base/paths";
import { pageMetadata } from "@/lib/subjects/seo/metadata";
import { recordPictureUrl } from "@/lib/subjects/seo/urls";

/** Seconds until a page is rendered again in the background. */
export const revalidate = 60;

type ResultProps = { params: Promise<{ level: string }> };

/** Shared results are not listed: they repeat the page of the test. */
export async function generateMetadata({ params }: ResultProps): Promise<Metadata> {
  const level = parseLevel((await params).level);
  if (level === undefined) return {};
  const language = await getLocale();
  return pageMetadata({
    route: "levelTest",
    language,
    ...(await resultTexts(language, level)),
    image: recordPictureUrl("level-test", String(level), language),
    isListed: false,
    query: `?${resultParameter}=${level}`,
  });
}

export default async function ResultPage({ params }: ResultProps) {
  const level = parseLevel((await params).level);
  if (level === undefined) notFound();
  return <SharedResultPage level={level} />;
}

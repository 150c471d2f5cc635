import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { cache } from "react";
import { Unreachable } from "@/components/layout/unreachable";
import { LiveClassPage } from "@/components/live/live-class-page";
import { formatInstant } from "@/lib/i18n/time";
import { liveState } from "@/lib/live/clock";
import { findLive, UnreadableLives } from "@/lib/live/read";
import { liveClassPath } from "@/lib/paths";
import { schoolZone } from "@/lib/schedule/zoned";
import { pageMetadata } from "@/lib/seo/metadata";

type Props = { params: Promise<{ id: string }> };

/** Seconds until a page is rendered again in the background. */
export const revalidate = 60;

/** None at build: each page is rendered on its first request and cached while memory allows (docs/decisions). */
export const generateStaticParams = () => [];

/** Cached per request, because metadata and page need the same data. */
const readLive = cache(async (id: string) => {
  try {
    const live = await findLive(Number(id), await getLocale());
    return live && { live, now: Date.now() };
  } catch (error) {
    if (error instanceof UnreadableLives) return "unreadable";
    throw error;
  }
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const found = await readLive(id);
  // The 404 page sets its own title.
  if (!found) return {};
  if (found === "unreadable") return { title: (await getTranslations("error"))("title") };
  const language = await getLocale();
  const t = await getTranslations("publicPage");
  const { live, now } = found;
  const { lesson_name: title, course_name: course, teacher_name: teacher } = live;
  const time = formatInstant(new Date(live.from), language, schoolZone);
  const about = teacher ? t("aboutWith", { course, teacher, time }) : t("about", { course, time });
  return pageMetadata({
    route: "liveClass",
    language,
    title,
    description: about,
    params: { id },
    isListed: liveState(live, now) !== "ended",
  });
}

export default async function PublicLivePage({ params }: Props) {
  const { id } = await params;
  const found = await readLive(id);
  if (!found) notFound();
  if (found === "unreadable") return <Unreachable path={liveClassPath(id)} />;
  return <LiveClassPage {...found} />;
}

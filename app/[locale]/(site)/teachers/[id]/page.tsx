import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { cache } from "react";
import { Unreachable } from "@/components/layout/unreachable";
import { TeacherPage } from "@/components/teachers/teacher-page";
import { teacherProfilePath } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";
import { findTeacher, UnreadableTeacher } from "@/lib/teachers/read";

type Props = { params: Promise<{ id: string }> };

/** Seconds until a page is rendered again in the background. */
export const revalidate = 60;

/** None at build: each page is rendered on its first request and cached while memory allows (docs/decisions). */
export const generateStaticParams = () => [];

/** Cached per request, because metadata and page need the same data. */
const readTeacher = cache(async (id: string) => {
  try {
    return await findTeacher(Number(id), await getLocale(), Date.now());
  } catch (error) {
    if (error instanceof UnreadableTeacher) return "unreadable";
    throw error;
  }
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const found = await readTeacher(id);
  // The 404 page sets its own title.
  if (!found) return {};
  if (found === "unreadable") return { title: (await getTranslations("error"))("title") };
  const t = await getTranslations("meta.teacherProfile");
  const { nickname, description } = found.teacher;
  return pageMetadata({
    route: "teacherProfile",
    language: await getLocale(),
    title: nickname,
    description: description || t("description"),
    params: { id },
  });
}

export default async function PublicTeacherPage({ params }: Props) {
  const { id } = await params;
  const found = await readTeacher(id);
  if (!found) notFound();
  if (found === "unreadable") return <Unreachable path={teacherProfilePath(id)} />;
  return <TeacherPage {...found} />;
}

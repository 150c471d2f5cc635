import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { CoursePage } from "@/components/people/course-page";
import { memberMetadata } from "@/components/people/member-metadata";
import { readCourse } from "@/lib/subjects/people/known-courses";

/** Seconds until a page is rendered again in the background. */
export const revalidate = 60;

/** Rendered on the first request, not at build (docs/decisions/0002-static-pages.md). */
export const generateStaticParams = () => [];

export const generateMetadata = (): Promise<Metadata> => memberMetadata("courseDetail");

/** Page of a course that exists (lib/engines/routing/known-classes.ts). */
export default async function KnownCoursePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <CoursePage course={await readCourse(Number(id), await getLocale())} />;
}

import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { CoursePage } from "@/components/account/course-page";
import { memberMetadata } from "@/components/account/member-metadata";
import { readCourse } from "@/lib/account/courses";

/** Seconds a rendered page serves before it is made anew in the background. */
export const revalidate = 60;

/** None at build: each is made on its first request, and kept while memory allows (docs/decisions). */
export const generateStaticParams = () => [];

export const generateMetadata = (): Promise<Metadata> => memberMetadata("courseDetail");

/** A course that is there (lib/routing/known-classes.ts). */
export default async function KnownCoursePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <CoursePage course={await readCourse(Number(id), await getLocale())} />;
}

import type { Metadata } from "next";
import { CoursePage } from "@/components/people/course-page";
import { memberMetadata } from "@/components/people/member-metadata";

export const generateMetadata = (): Promise<Metadata> => memberMetadata("courseDetail");

/** Serves every course that routing does not know. The browser reads the id from the URL and fetches the course. */
export default function UnknownCoursePage() {
  return <CoursePage />;
}

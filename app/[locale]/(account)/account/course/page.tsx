import type { Metadata } from "next";
import { CoursePage } from "@/components/account/course-page";
import { memberMetadata } from "@/components/account/member-metadata";

export const generateMetadata = (): Promise<Metadata> => memberMetadata("courseDetail");

/** Every course that is not known: which one, the browser reads in the address, and asks for it. */
export default function UnknownCoursePage() {
  return <CoursePage />;
}

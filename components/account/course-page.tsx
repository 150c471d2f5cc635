import { useTranslations } from "next-intl";
import { ClientMessages } from "@/components/i18n/client-messages";
import type { AccountView } from "@/lib/account/contract";
import { accountSites } from "@/lib/links/account-sites";
import { CourseDetail } from "./course-detail";
import { memberMessages } from "./member-messages";
import { MemberPage } from "./member-page";

const messages = [
  ...memberMessages,
  "courseDetail",
  "classPoints.how",
  "studentCentre.hotCourses",
  "footer.newWindow",
] as const;

/** @param course as a guest sees it; without it the browser asks. */
export function CoursePage({ course }: { course?: AccountView<"course"> | undefined }) {
  return (
    <MemberPage title={useTranslations("courseDetail")("title")} open>
      <ClientMessages namespaces={messages}>
        <CourseDetail course={course} login={accountSites().login} />
      </ClientMessages>
    </MemberPage>
  );
}

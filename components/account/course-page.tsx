import { useTranslations } from "next-intl";
import { ClientMessages } from "@/components/i18n/client-messages";
import type { AccountView } from "@/lib/people/view-calls";
import { accountSites } from "@/lib/links/account-sites";
import { CourseDetail } from "./course-detail";
import { memberMessages } from "./messages";
import { MemberPage } from "./member-page";

const messages = [
  ...memberMessages,
  "courseDetail",
  "classPoints.how",
  "studentCentre.hotCourses",
  "footer.newWindow",
] as const;

/** @param course the course as shown to guests; without it the browser fetches it. */
export function CoursePage({ course }: { course?: AccountView<"course"> | undefined }) {
  return (
    <MemberPage title={useTranslations("courseDetail")("title")} isPublic>
      <ClientMessages namespaces={messages}>
        <CourseDetail course={course} loginHref={accountSites().login} />
      </ClientMessages>
    </MemberPage>
  );
}

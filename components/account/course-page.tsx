import { getTranslations } from "next-intl/server";
import type { AccountView } from "@/lib/account/contract";
import { accountSites } from "@/lib/links/account-sites";
import { CourseDetail } from "./course-detail";
import { memberSetting } from "./member-labels";
import { MemberPage } from "./member-page";

/** @param course as a guest sees it; without it the browser asks. */
export async function CoursePage({ course }: { course?: AccountView<"course"> | undefined }) {
  const t = await getTranslations("courseDetail");
  return (
    <MemberPage title={t("title")} open>
      <CourseDetail
        course={course}
        labels={{
          points: t.raw("points"),
          howPoints: (await getTranslations("classPoints"))("how"),
          hotCourses: (await getTranslations("studentCentre"))("hotCourses"),
          recordings: t("recordings"),
          none: t("none"),
          watch: t("watch"),
          loginToWatch: t("loginToWatch"),
          newWindow: (await getTranslations("footer"))("newWindow"),
        }}
        login={accountSites().login}
        setting={await memberSetting()}
      />
    </MemberPage>
  );
}

import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CourseDetail } from "@/components/account/course-detail";
import { memberSetting } from "@/components/account/member-labels";
import { memberMetadata } from "@/components/account/member-metadata";
import { MemberPage } from "@/components/account/member-page";
import { accountSites } from "@/lib/links/account-sites";

export const generateMetadata = (): Promise<Metadata> => memberMetadata("courseDetail");

/** Every course: which one, the browser reads in the address. */
export default async function CourseDetailPage() {
  const t = await getTranslations("courseDetail");
  return (
    <MemberPage title={t("title")} open>
      <CourseDetail
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

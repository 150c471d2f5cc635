import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { memberSetting } from "@/components/account/member-labels";
import { memberMetadata } from "@/components/account/member-metadata";
import { MemberPage } from "@/components/account/member-page";
import { seriesRowLabels } from "@/components/account/series-labels";
import { StudentCentre } from "@/components/account/student-centre";
import { classroomSite } from "@/lib/links/classroom";

export const generateMetadata = (): Promise<Metadata> => memberMetadata("studentCentre");

export default async function StudentCentrePage() {
  const t = await getTranslations("studentCentre");
  return (
    <MemberPage title={t("title")} only="students">
      <StudentCentre
        labels={{
          hello: t.raw("hello"),
          points: t("points"),
          shared: t("shared"),
          hotCourses: t("hotCourses"),
          classes: t("classes"),
          classesOf: t.raw("classesOf"),
          none: t("none"),
        }}
        row={await seriesRowLabels()}
        room={classroomSite().series}
        setting={await memberSetting()}
      />
    </MemberPage>
  );
}

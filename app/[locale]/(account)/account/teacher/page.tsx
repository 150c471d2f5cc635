import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { memberSetting } from "@/components/account/member-labels";
import { memberMetadata } from "@/components/account/member-metadata";
import { MemberPage } from "@/components/account/member-page";
import { seriesRowLabels } from "@/components/account/series-labels";
import { TeacherCentre } from "@/components/account/teacher-centre";
import { classroomSite } from "@/lib/links/classroom";

export const generateMetadata = (): Promise<Metadata> => memberMetadata("teacherCentre");

export default async function TeacherCentrePage() {
  const t = await getTranslations("teacherCentre");
  return (
    <MemberPage title={t("title")} only="teachers">
      <TeacherCentre
        labels={{ hello: t.raw("hello"), trials: t("trials"), classes: t("classes"), none: t("none") }}
        row={await seriesRowLabels()}
        room={classroomSite().series}
        setting={await memberSetting()}
      />
    </MemberPage>
  );
}

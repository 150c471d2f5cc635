import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { memberSetting } from "@/components/account/member-labels";
import { memberMetadata } from "@/components/account/member-metadata";
import { MemberPage } from "@/components/account/member-page";
import { seriesRowLabels } from "@/components/account/series-labels";
import { TeacherDetail } from "@/components/account/teacher-detail";

export const generateMetadata = (): Promise<Metadata> => memberMetadata("teacherDetail");

/** Every teacher: which one, the browser reads in the address. */
export default async function TeacherDetailPage() {
  const t = await getTranslations("teacherDetail");
  const hotSell = await getTranslations("hotSell");
  return (
    <MemberPage title={t("title")}>
      <TeacherDetail
        labels={{ from: hotSell.raw("teacher.from"), classes: t("classes"), none: t("none") }}
        row={await seriesRowLabels()}
        setting={await memberSetting()}
      />
    </MemberPage>
  );
}

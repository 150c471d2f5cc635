import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { memberSetting } from "@/components/account/member-labels";
import { memberMetadata } from "@/components/account/member-metadata";
import { MemberPage } from "@/components/account/member-page";
import { seriesRowLabels } from "@/components/account/series-labels";
import { StudentCentre } from "@/components/account/student-centre";
import { studentLabels } from "@/components/account/student-labels";
import { consultCodes } from "@/components/layout/consult-modal";
import { classroomSite } from "@/lib/links/classroom";

export const generateMetadata = (): Promise<Metadata> => memberMetadata("studentCentre");

export default async function StudentCentrePage() {
  const t = await getTranslations("studentCentre");
  const close = (await getTranslations("dialog"))("close");
  return (
    <MemberPage title={t("title")} only="students">
      <StudentCentre
        labels={await studentLabels()}
        row={await seriesRowLabels()}
        room={classroomSite().series}
        consult={consultCodes(await getTranslations("consult"), close, await getLocale())}
        setting={await memberSetting()}
      />
    </MemberPage>
  );
}

import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { memberSetting } from "@/components/account/member-labels";
import { memberMetadata } from "@/components/account/member-metadata";
import { MemberPage } from "@/components/account/member-page";
import { seriesRowLabels } from "@/components/account/series-labels";
import { StudentCentre } from "@/components/account/student-centre";
import { consultCodes } from "@/components/layout/consult-modal";
import { classroomSite } from "@/lib/links/classroom";
import { siteFacts } from "@/lib/site";

export const generateMetadata = (): Promise<Metadata> => memberMetadata("studentCentre");

export default async function StudentCentrePage() {
  const t = await getTranslations("studentCentre");
  const points = await getTranslations("classPoints");
  const close = (await getTranslations("dialog"))("close");
  return (
    <MemberPage title={t("title")} only="students">
      <StudentCentre
        labels={{
          hello: t.raw("hello"),
          points: t("points"),
          shared: t("shared"),
          how: { title: points("how"), text: points("text"), ask: points("ask") },
          trial: {
            title: t("trial.title"),
            text: t("trial.text", { value: siteFacts.trialValue }),
            ask: t("trial.ask"),
          },
          hotCourses: t("hotCourses"),
          classes: t("classes"),
          classesOf: t.raw("classesOf"),
          none: t("none"),
        }}
        row={await seriesRowLabels()}
        room={classroomSite().series}
        consult={consultCodes(await getTranslations("consult"), close)}
        setting={await memberSetting()}
      />
    </MemberPage>
  );
}

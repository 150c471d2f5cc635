import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { Classroom } from "@/components/account/classroom";
import { memberSetting } from "@/components/account/member-labels";
import { memberMetadata } from "@/components/account/member-metadata";
import { MemberPage } from "@/components/account/member-page";
import { consultCodes } from "@/components/layout/consult-modal";
import { classroomSite } from "@/lib/links/classroom";

export const generateMetadata = (): Promise<Metadata> => memberMetadata("classroom");

/** Where the Enter-classroom button leads: the embedded provider has no classroom, and says so. */
export default async function ClassroomPage() {
  const t = await getTranslations("classroom");
  const check = await getTranslations("account.member");
  const close = (await getTranslations("dialog"))("close");
  return (
    <MemberPage title={t("title")}>
      <Classroom
        labels={{
          none: t("none"),
          ask: (await getTranslations("classPoints"))("ask"),
          check: check("check"),
        }}
        consult={consultCodes(await getTranslations("consult"), close, await getLocale())}
        check={classroomSite().check}
        setting={await memberSetting()}
      />
    </MemberPage>
  );
}

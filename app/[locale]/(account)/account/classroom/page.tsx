import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Classroom } from "@/components/account/classroom";
import { memberSetting } from "@/components/account/member-labels";
import { memberMetadata } from "@/components/account/member-metadata";
import { MemberPage } from "@/components/account/member-page";
import { classroomSite } from "@/lib/links/classroom";

export const generateMetadata = (): Promise<Metadata> => memberMetadata("classroom");

/** Where the Enter-classroom button leads: the embedded provider has no classroom, and says so. */
export default async function ClassroomPage() {
  const t = await getTranslations("classroom");
  const check = await getTranslations("account.member");
  return (
    <MemberPage title={t("title")}>
      <Classroom
        labels={{ none: t("none"), forOwner: t("forOwner"), check: check("check") }}
        check={classroomSite().check}
        setting={await memberSetting()}
      />
    </MemberPage>
  );
}

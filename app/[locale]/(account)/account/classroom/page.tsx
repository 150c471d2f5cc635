import type { Metadata } from "next";
import { useLocale, useTranslations } from "next-intl";
import { Classroom } from "@/components/account/classroom";
import { memberMessages } from "@/components/account/messages";
import { memberMetadata } from "@/components/account/member-metadata";
import { MemberPage } from "@/components/account/member-page";
import { ClientMessages } from "@/components/i18n/client-messages";
import { createConsultProps } from "@/components/layout/consult-modal";
import { classroomSite } from "@/lib/links/classroom";

export const generateMetadata = (): Promise<Metadata> => memberMetadata("classroom");

/** Target of the Enter-classroom button. The built-in provider has no classroom, and the page says so. */
export default function ClassroomPage() {
  const close = useTranslations("dialog")("close");
  return (
    <MemberPage title={useTranslations("classroom")("title")}>
      <ClientMessages namespaces={[...memberMessages, "classroom.none", "classPoints.ask"]}>
        <Classroom
          consult={createConsultProps(useTranslations("consult"), close, useLocale())}
          checkHref={classroomSite().check}
        />
      </ClientMessages>
    </MemberPage>
  );
}

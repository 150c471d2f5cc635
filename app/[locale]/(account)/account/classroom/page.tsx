import type { Metadata } from "next";
import { useLocale, useTranslations } from "next-intl";
import { Classroom } from "@/components/people/classroom";
import { memberMessages } from "@/components/people/messages";
import { memberMetadata } from "@/components/people/member-metadata";
import { MemberPage } from "@/components/people/member-page";
import { ClientMessages } from "@/components/i18n/client-messages";
import { createConsultProps } from "@/components/layout/consult-modal";
import { classroomSite } from "@/lib/base/links/classroom";

export const generateMetadata = (): Promise<Metadata> => memberMetadata("classroom");

/** Target of the Enter-classroom button, which leads on to the meeting link of the lesson. */
export default function ClassroomPage() {
  const close = useTranslations("dialog")("close");
  return (
    <MemberPage title={useTranslations("classroom")("title")}>
      <ClientMessages namespaces={[...memberMessages, "classroom", "classPoints.ask"]}>
        <Classroom
          consult={createConsultProps(useTranslations("consult"), close, useLocale())}
          checkHref={classroomSite().check}
        />
      </ClientMessages>
    </MemberPage>
  );
}

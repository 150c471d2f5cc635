import type { Metadata } from "next";
import { useLocale, useTranslations } from "next-intl";
import { memberMessages, seriesMessages } from "@/components/account/messages";
import { memberMetadata } from "@/components/account/member-metadata";
import { MemberPage } from "@/components/account/member-page";
import { StudentCentre } from "@/components/account/student-centre";
import { ClientMessages } from "@/components/i18n/client-messages";
import { createConsultProps } from "@/components/layout/consult-modal";
import { classroomSite } from "@/lib/links/classroom";
import { school } from "@/lib/school/school";

export const generateMetadata = (): Promise<Metadata> => memberMetadata("studentCentre");

const messages = [
  ...memberMessages,
  ...seriesMessages,
  "studentCentre",
  "classPoints",
  "account.failed",
  "apply.state.open",
  "apply.waiting",
  "live.save",
  "live.saved",
  "live.saveFailed",
] as const;

export default function StudentCentrePage() {
  const close = useTranslations("dialog")("close");
  return (
    <MemberPage title={useTranslations("studentCentre")("title")} audience="students">
      <ClientMessages namespaces={messages}>
        <StudentCentre
          room={classroomSite().series}
          consult={createConsultProps(useTranslations("consult"), close, useLocale())}
          trialValue={school().trialValue}
        />
      </ClientMessages>
    </MemberPage>
  );
}

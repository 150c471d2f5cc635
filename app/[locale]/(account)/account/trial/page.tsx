import type { Metadata } from "next";
import { useLocale, useTranslations } from "next-intl";
import { memberMessages } from "@/components/people/messages";
import { memberMetadata } from "@/components/people/member-metadata";
import { MemberPage } from "@/components/people/member-page";
import { TrialRequestCard } from "@/components/trials/trial-request";
import { ClientMessages } from "@/components/i18n/client-messages";
import { createConsultProps } from "@/components/layout/consult-modal";
import { classroomSite } from "@/lib/base/links/classroom";
import { answerDays } from "@/lib/subjects/school/answer-days";
import { trialWorth } from "@/lib/subjects/school/trial-worth";

export const generateMetadata = (): Promise<Metadata> => memberMetadata("trialLesson");

const messages = [
  ...memberMessages,
  "trialLesson",
  "studentCentre.trial",
  "studentCentre.hotCourses",
  "classPoints.ask",
  "account.failed",
  "dialog",
] as const;

/** Page to request the free trial lesson and to follow its status. */
export default function TrialLessonPage() {
  const close = useTranslations("dialog")("close");
  return (
    <MemberPage title={useTranslations("trialLesson")("title")} audience="students">
      <ClientMessages namespaces={messages}>
        <TrialRequestCard
          worth={trialWorth()}
          answerDays={answerDays()}
          room={classroomSite().trial}
          consult={createConsultProps(useTranslations("consult"), close, useLocale())}
        />
      </ClientMessages>
    </MemberPage>
  );
}

import type { Metadata } from "next";
import { useLocale, useTranslations } from "next-intl";
import { memberMessages, seriesMessages } from "@/components/people/messages";
import { memberMetadata } from "@/components/people/member-metadata";
import { MemberPage } from "@/components/people/member-page";
import { StudentCentre } from "@/components/people/student-centre";
import { ClientMessages } from "@/components/i18n/client-messages";
import { createConsultProps } from "@/components/layout/consult-modal";
import { classroomSite } from "@/lib/base/links/classroom";
import { paths } from "@/lib/base/paths";
import { hasPrices } from "@/lib/subjects/points/prices/published";
import { paymentText } from "@/lib/subjects/school/charges";
import { school } from "@/lib/subjects/school/school";
import { answerDays } from "@/lib/subjects/school/answer-days";
import { trialWorth } from "@/lib/subjects/school/trial-worth";

export const generateMetadata = (): Promise<Metadata> => memberMetadata("studentCentre");

const messages = [
  ...memberMessages,
  "attendance",
  "closedDays",
  ...seriesMessages,
  "studentCentre",
  "bookingEnd",
  "classPoints",
  "dialog.close",
  "prices.title",
  "account.failed",
  "apply.state.open",
  "apply.waiting",
  "live.save",
  "live.saved",
  "live.saveFailed",
] as const;

export default function StudentCentrePage() {
  const close = useTranslations("dialog")("close");
  const locale = useLocale();
  return (
    <MemberPage title={useTranslations("studentCentre")("title")} audience="students">
      <ClientMessages namespaces={messages}>
        <StudentCentre
          rooms={classroomSite()}
          consult={createConsultProps(useTranslations("consult"), close, locale)}
          payment={paymentText(locale)}
          singleLessons={school().singleLessons}
          pricesHref={hasPrices() ? paths.prices : undefined}
          trialWorth={trialWorth()}
          answerDays={answerDays()}
        />
      </ClientMessages>
    </MemberPage>
  );
}

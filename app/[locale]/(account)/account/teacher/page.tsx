import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { memberMessages } from "@/components/people/messages";
import { memberMetadata } from "@/components/people/member-metadata";
import { MemberPage } from "@/components/people/member-page";
import { TeacherCentre } from "@/components/people/teacher-centre";
import { ClientMessages } from "@/components/i18n/client-messages";
import { classroomSite } from "@/lib/base/links/classroom";

export const generateMetadata = (): Promise<Metadata> => memberMetadata("teacherCentre");

const messages = [
  ...memberMessages,
  "attendance",
  "closedDays",
  "teacherCentre",
  "studentCentre.calendar",
  "studentCentre.lessonChanges",
  "seriesDetail.lessons",
  "account.series.seats",
  "account.failed",
  "dialog",
] as const;

export default function TeacherCentrePage() {
  const { live, series, trial } = classroomSite();
  return (
    <MemberPage title={useTranslations("teacherCentre")("title")} audience="teachers">
      <ClientMessages namespaces={messages}>
        <TeacherCentre rooms={{ live, series, trial }} />
      </ClientMessages>
    </MemberPage>
  );
}

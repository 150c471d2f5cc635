import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { memberMessages, seriesMessages } from "@/components/account/messages";
import { memberMetadata } from "@/components/account/member-metadata";
import { MemberPage } from "@/components/account/member-page";
import { TeacherCentre } from "@/components/account/teacher-centre";
import { ClientMessages } from "@/components/i18n/client-messages";
import { classroomSite } from "@/lib/links/classroom";

export const generateMetadata = (): Promise<Metadata> => memberMetadata("teacherCentre");

export default function TeacherCentrePage() {
  return (
    <MemberPage title={useTranslations("teacherCentre")("title")} audience="teachers">
      <ClientMessages namespaces={[...memberMessages, ...seriesMessages, "teacherCentre"]}>
        <TeacherCentre room={classroomSite().series} />
      </ClientMessages>
    </MemberPage>
  );
}

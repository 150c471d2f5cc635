import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { memberMessages, seriesMessages } from "@/components/people/messages";
import { memberMetadata } from "@/components/people/member-metadata";
import { MemberPage } from "@/components/people/member-page";
import { TeacherDetail } from "@/components/people/teacher-detail";
import { ClientMessages } from "@/components/i18n/client-messages";

export const generateMetadata = (): Promise<Metadata> => memberMetadata("teacherDetail");

const messages = [...memberMessages, ...seriesMessages, "teacherDetail", "hotSell.teacher.from"] as const;

/** Serves every teacher. The browser reads the id from the URL. */
export default function TeacherDetailPage() {
  return (
    <MemberPage title={useTranslations("teacherDetail")("title")}>
      <ClientMessages namespaces={messages}>
        <TeacherDetail />
      </ClientMessages>
    </MemberPage>
  );
}

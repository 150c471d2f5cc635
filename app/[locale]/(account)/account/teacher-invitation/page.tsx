import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { ClientMessages } from "@/components/i18n/client-messages";
import { TeacherInvitation } from "@/components/identity/teacher-invitation";
import { AccountSheet } from "@/components/people/account-panel";
import { memberMetadata } from "@/components/people/member-metadata";
import { formMessages } from "@/components/people/messages";

export const generateMetadata = (): Promise<Metadata> => memberMetadata("teacherInvitation");

const messages = [
  ...formMessages,
  "account.teacherInvitation",
  "account.login.title",
  "account.needCookies",
  "consent.privacy",
  "consent.privacyRequired",
  "header.exit",
  "notice",
] as const;

/** Target of the link that invites a teacher to open an account. */
export default function TeacherInvitationPage() {
  const t = useTranslations("account");
  return (
    <AccountSheet title={t("teacherInvitation.title")} needsScript>
      <ClientMessages namespaces={messages}>
        <TeacherInvitation />
      </ClientMessages>
    </AccountSheet>
  );
}

import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { AccountSheet } from "@/components/people/account-panel";
import { ConfirmEmailForm } from "@/components/identity/confirm-email-form";
import { memberMetadata } from "@/components/people/member-metadata";
import { ClientMessages } from "@/components/i18n/client-messages";

export const generateMetadata = (): Promise<Metadata> => memberMetadata("confirmEmail");

const messages = [
  "account.confirmEmail",
  "account.newPassword.noLink",
  "account.member.toStudentCentre",
  "account.failed",
] as const;

/** Target of the mailed link that confirms an email address. */
export default function ConfirmEmailPage() {
  const t = useTranslations("account");
  return (
    <AccountSheet title={t("confirmEmail.title")} needsScript>
      <ClientMessages namespaces={messages}>
        <ConfirmEmailForm />
      </ClientMessages>
    </AccountSheet>
  );
}

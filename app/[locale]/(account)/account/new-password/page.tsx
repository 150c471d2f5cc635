import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { AccountSheet } from "@/components/people/account-panel";
import { formMessages } from "@/components/people/messages";
import { memberMetadata } from "@/components/people/member-metadata";
import { NewPasswordForm } from "@/components/identity/new-password-form";
import { ClientMessages } from "@/components/i18n/client-messages";

export const generateMetadata = (): Promise<Metadata> => memberMetadata("newPassword");

const messages = [
  ...formMessages,
  "account.newPassword",
  "account.login.title",
  "accountSettings.password.fresh",
] as const;

/** Target of the mailed link that resets a password. */
export default function NewPasswordPage() {
  const t = useTranslations("account");
  return (
    <AccountSheet title={t("newPassword.title")} needsScript>
      <ClientMessages namespaces={messages}>
        <NewPasswordForm />
      </ClientMessages>
    </AccountSheet>
  );
}

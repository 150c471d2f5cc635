import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { AccountSheet } from "@/components/account/account-panel";
import { memberMetadata } from "@/components/account/member-metadata";
import { NewPasswordForm } from "@/components/account/new-password-form";

export const generateMetadata = (): Promise<Metadata> => memberMetadata("newPassword");

/** Where a mailed link leads that renews a password. */
export default function NewPasswordPage() {
  const t = useTranslations("account");
  return (
    <AccountSheet title={t("newPassword.title")} needsScript>
      <NewPasswordForm
        labels={{
          text: t("newPassword.text"),
          password: useTranslations("accountSettings")("password.fresh"),
          passwordRequired: t("passwordRequired"),
          showPassword: t("showPassword"),
          hint: t("passwordHint"),
          short: t("passwordShort"),
          submit: t("newPassword.submit"),
          done: t("newPassword.done"),
          toLogin: t("login.title"),
          noLink: t("newPassword.noLink"),
          again: t("newPassword.again"),
          failed: t("failed"),
        }}
      />
    </AccountSheet>
  );
}

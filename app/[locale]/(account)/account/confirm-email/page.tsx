import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { AccountSheet } from "@/components/account/account-panel";
import { ConfirmEmailForm } from "@/components/account/confirm-email-form";
import { memberMetadata } from "@/components/account/member-metadata";

export const generateMetadata = (): Promise<Metadata> => memberMetadata("confirmEmail");

/** Where a mailed link leads that confirms an address. */
export default function ConfirmEmailPage() {
  const t = useTranslations("account");
  return (
    <AccountSheet title={t("confirmEmail.title")} needsScript>
      <ConfirmEmailForm
        labels={{
          text: t("confirmEmail.text"),
          submit: t("confirmEmail.submit"),
          done: t("confirmEmail.done"),
          noLink: t("newPassword.noLink"),
          toCentre: t("member.toStudentCentre"),
          failed: t("failed"),
        }}
      />
    </AccountSheet>
  );
}

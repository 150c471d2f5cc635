import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { AccountSheet } from "@/components/people/account-panel";
import { WriteToUs } from "@/components/identity/forgotten-password";
import { ForgottenPasswordForm } from "@/components/identity/forgotten-password-form";
import { formMessages } from "@/components/people/messages";
import { memberMetadata } from "@/components/people/member-metadata";
import { ClientMessages } from "@/components/i18n/client-messages";
import { sendsMemberMail } from "@/lib/engines/notifications/configured-channels";
import { paths } from "@/lib/base/paths";

export const generateMetadata = (): Promise<Metadata> => memberMetadata("forgotten");

/** Form to request a password reset link. */
export default function ForgottenPage() {
  const t = useTranslations("account");
  const title = t("forgotten.title");
  const back = (
    <p className="mt-6">
      {t.rich("forgotten.toLogin", {
        link: (text) => (
          <a href={paths.login} className="link font-semibold">
            {text}
          </a>
        ),
      })}
    </p>
  );
  if (!sendsMemberMail()) {
    return (
      <AccountSheet title={title}>
        <WriteToUs messageKey="forgotten.write" />
        {back}
      </AccountSheet>
    );
  }
  return (
    <AccountSheet title={title} text={t("forgotten.text")} needsScript>
      <ClientMessages namespaces={[...formMessages, "account.forgotten"]}>
        <ForgottenPasswordForm />
      </ClientMessages>
      {back}
    </AccountSheet>
  );
}

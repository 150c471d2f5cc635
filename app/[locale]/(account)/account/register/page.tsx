import type { Metadata } from "next";
import { useLocale, useTranslations } from "next-intl";
import { AccountPanel } from "@/components/account/account-panel";
import { KeepReturnLink } from "@/components/account/keep-return-link";
import { RegisterForm } from "@/components/account/register-form";
import { routeMetadata } from "@/components/seo/route-metadata";
import { paths } from "@/lib/routes";
import { site } from "@/lib/site";

export const generateMetadata = (): Promise<Metadata> => routeMetadata("register");

export default function RegisterPage() {
  const t = useTranslations("account");
  const locale = useLocale();
  const legal = (path: string) => (text: React.ReactNode) => (
    <a href={`${path}?locale=${locale}`} target="_blank" className="text-jade underline">
      {text}
    </a>
  );
  return (
    <AccountPanel title={t("register.title")} text={t("register.text", { value: site.trialValue })}>
      <RegisterForm
        language={locale}
        labels={{
          nickname: t("nickname"),
          nicknameHint: t("nicknameHint"),
          nicknameRequired: t("nicknameRequired"),
          email: t("email"),
          emailRequired: t("emailRequired"),
          emailFormat: t("emailFormat"),
          password: t("password"),
          passwordHint: t("passwordHint"),
          passwordRequired: t("passwordRequired"),
          passwordShort: t("passwordShort"),
          submit: t("register.submit"),
          refused: t("register.taken"),
          failed: t("failed"),
        }}
      />
      <p className="text-label text-soft mt-4">
        {t.rich("register.agree", { terms: legal(paths.userAgreement), privacy: legal(paths.privacy) })}
      </p>
      <p className="mt-6">
        {t("register.other")} <KeepReturnLink href={paths.login}>{t("register.otherLink")}</KeepReturnLink>
      </p>
    </AccountPanel>
  );
}

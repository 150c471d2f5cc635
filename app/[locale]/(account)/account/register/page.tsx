import type { Metadata } from "next";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AccountPanel } from "@/components/account/account-panel";
import { KeepReturnLink } from "@/components/account/keep-return-link";
import { RegisterForm } from "@/components/account/register-form";
import { routeMetadata } from "@/components/seo/route-metadata";
import { SectionBoundary } from "@/components/ui/section-boundary";
import { paths } from "@/lib/paths";
import { school } from "@/lib/school/school";

export const generateMetadata = (): Promise<Metadata> => routeMetadata("register");

export default function RegisterPage() {
  const t = useTranslations("account");
  const locale = useLocale();
  return (
    <AccountPanel title={t("register.title")} text={t("register.text", { value: school().trialValue })}>
      <SectionBoundary>
        <RegisterForm
          language={locale}
          labels={{
            nickname: t("nickname"),
            forWhom: t("register.forWhom"),
            kinds: {
              student: {
                name: t("register.student"),
                hint: t("register.studentHint"),
                nicknameHint: t("nicknameHint"),
              },
              parent: {
                name: t("register.parent"),
                hint: t("register.parentHint"),
                nicknameHint: t("register.parentNameHint"),
              },
            },
            nicknameRequired: t("nicknameRequired"),
            email: t("email"),
            emailRequired: t("emailRequired"),
            emailFormat: t("emailFormat"),
            password: t("password"),
            showPassword: t("showPassword"),
            passwordHint: t("passwordHint"),
            passwordRequired: t("passwordRequired"),
            passwordShort: t("passwordShort"),
            submit: t("register.submit"),
            refused: t("register.taken"),
            failed: t("failed"),
            needCookies: t("needCookies"),
          }}
        />
      </SectionBoundary>
      <p className="text-label text-soft mt-4">
        {t.rich("register.agree", {
          terms: (text) => <LegalLink path={paths.userAgreement}>{text}</LegalLink>,
          privacy: (text) => <LegalLink path={paths.privacy}>{text}</LegalLink>,
        })}
      </p>
      <p className="mt-6">
        {t.rich("register.other", {
          link: (text) => <KeepReturnLink href={paths.login}>{text}</KeepReturnLink>,
        })}
      </p>
    </AccountPanel>
  );
}

/** In a new window, so that what was typed stays; in the reader's language, whatever that window's cookie says. */
function LegalLink({ path, children }: { path: string; children: ReactNode }) {
  return (
    <a href={`${path}?locale=${useLocale()}`} target="_blank" className="text-jade underline">
      {children}
    </a>
  );
}

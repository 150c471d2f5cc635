import type { Metadata } from "next";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AccountPanel } from "@/components/account/account-panel";
import { formMessages } from "@/components/account/messages";
import { KeepReturnLink } from "@/components/account/keep-return-link";
import { RegisterForm } from "@/components/account/register-form";
import { ClientMessages } from "@/components/i18n/client-messages";
import { routeMetadata } from "@/components/seo/route-metadata";
import { SectionBoundary } from "@/components/ui/section-boundary";
import { paths } from "@/lib/paths";
import { school } from "@/lib/school/school";

export const generateMetadata = (): Promise<Metadata> => routeMetadata("register");

export default function RegisterPage() {
  const t = useTranslations("account");
  return (
    <AccountPanel title={t("register.title")} text={t("register.text", { value: school().trialValue })}>
      <SectionBoundary>
        <ClientMessages
          namespaces={[...formMessages, "account.register", "account.nicknameHint", "account.needCookies"]}
        >
          <RegisterForm />
        </ClientMessages>
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

/** Opens in a new window, so that the form keeps its input; the locale is explicit, because cookies may differ. */
function LegalLink({ path, children }: { path: string; children: ReactNode }) {
  return (
    <a href={`${path}?locale=${useLocale()}`} target="_blank" className="text-jade underline">
      {children}
    </a>
  );
}

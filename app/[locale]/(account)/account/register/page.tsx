import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { AccountPanel } from "@/components/people/account-panel";
import { formMessages } from "@/components/people/messages";
import { KeepReturnLink } from "@/components/identity/keep-return-link";
import { RegisterForm } from "@/components/identity/register-form";
import { ClientMessages } from "@/components/i18n/client-messages";
import { routeMetadata } from "@/components/seo/route-metadata";
import { SectionBoundary } from "@/components/ui/section-boundary";
import { paths } from "@/lib/base/paths";
import { trialWorth } from "@/lib/subjects/school/trial-worth";

export const generateMetadata = (): Promise<Metadata> => routeMetadata("register");

export default function RegisterPage() {
  const t = useTranslations("account");
  const worth = trialWorth();
  const text = worth ? t("register.text", worth) : t("register.textPlain");
  return (
    <AccountPanel title={t("register.title")} text={text}>
      <SectionBoundary>
        <ClientMessages
          namespaces={[
            ...formMessages,
            "account.register",
            "account.nicknameHint",
            "account.needCookies",
            "consent",
          ]}
        >
          <RegisterForm />
        </ClientMessages>
      </SectionBoundary>
      <p className="mt-6">
        {t.rich("register.other", {
          link: (text) => <KeepReturnLink href={paths.login}>{text}</KeepReturnLink>,
        })}
      </p>
    </AccountPanel>
  );
}

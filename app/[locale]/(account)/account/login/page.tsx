import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { AccountPanel } from "@/components/people/account-panel";
import { ForgottenPassword } from "@/components/identity/forgotten-password";
import { formMessages } from "@/components/people/messages";
import { LoginForm } from "@/components/identity/login-form";
import { KeepReturnLink } from "@/components/identity/keep-return-link";
import { ClientMessages } from "@/components/i18n/client-messages";
import { routeMetadata } from "@/components/seo/route-metadata";
import { SectionBoundary } from "@/components/ui/section-boundary";
import { paths } from "@/lib/base/paths";

export const generateMetadata = (): Promise<Metadata> => routeMetadata("login");

export default function LoginPage() {
  const t = useTranslations("account");
  return (
    <AccountPanel title={t("login.title")} text={t("login.text")}>
      <SectionBoundary>
        <ClientMessages namespaces={[...formMessages, "account.login", "account.needCookies"]}>
          <LoginForm />
        </ClientMessages>
      </SectionBoundary>
      <p className="mt-6">
        {t.rich("login.other", {
          link: (text) => <KeepReturnLink href={paths.register}>{text}</KeepReturnLink>,
        })}
      </p>
      <ForgottenPassword />
    </AccountPanel>
  );
}

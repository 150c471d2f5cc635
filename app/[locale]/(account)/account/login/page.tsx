import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { AccountPanel } from "@/components/account/account-panel";
import { Forgotten } from "@/components/account/forgotten";
import { LoginForm } from "@/components/account/login-form";
import { KeepReturnLink } from "@/components/account/keep-return-link";
import { routeMetadata } from "@/components/seo/route-metadata";
import { SectionBoundary } from "@/components/ui/section-boundary";
import { paths } from "@/lib/paths";

export const generateMetadata = (): Promise<Metadata> => routeMetadata("login");

export default function LoginPage() {
  const t = useTranslations("account");
  return (
    <AccountPanel title={t("login.title")} text={t("login.text")}>
      <SectionBoundary>
        <LoginForm
          labels={{
            email: t("email"),
            emailRequired: t("emailRequired"),
            emailFormat: t("emailFormat"),
            password: t("password"),
            showPassword: t("showPassword"),
            passwordRequired: t("passwordRequired"),
            submit: t("login.submit"),
            refused: t("login.wrong"),
            failed: t("failed"),
            needCookies: t("needCookies"),
          }}
        />
      </SectionBoundary>
      <p className="mt-6">
        {t.rich("login.other", {
          link: (text) => <KeepReturnLink href={paths.register}>{text}</KeepReturnLink>,
        })}
      </p>
      <Forgotten />
    </AccountPanel>
  );
}

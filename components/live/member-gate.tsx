import { useTranslations } from "next-intl";
import { accountSites } from "@/lib/links/account-sites";
import { LoginGate } from "./login-gate";

/** The gate with its words. Once on a page that has gated links. */
export function MemberGate() {
  const t = useTranslations("loginNeeded");
  return (
    <LoginGate
      login={accountSites().login}
      labels={{
        title: t("title"),
        content: t("content"),
        login: t("login"),
        cancel: t("cancel"),
        close: useTranslations("dialog")("close"),
      }}
    />
  );
}

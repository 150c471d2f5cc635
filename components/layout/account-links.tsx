import { useTranslations } from "next-intl";
import { guests, signedIn, students, teachers } from "@/components/session/viewers";
import { buttonClasses } from "@/components/ui/button";
import { accountSites } from "@/lib/links/account-sites";
import { LogoutButton } from "./logout-button";
import { LoginLink } from "./login-link";

/** Log in and register for guests; dashboard and log out for logged-in visitors. */
export function AccountLinks() {
  const t = useTranslations("header");
  const sites = accountSites();
  return (
    <div className="account-links">
      <div data-for={guests}>
        <LoginLink href={sites.login} className="extra">
          {t("login")}
        </LoginLink>
        <a href={sites.register} className={buttonClasses.primary}>
          {t("register")}
        </a>
      </div>
      <a data-for={students} href={sites.studentCentre} className="quiet">
        {t("centre")}
      </a>
      <a data-for={teachers} href={sites.teacherCentre} className="quiet">
        {t("centre")}
      </a>
      <div data-for={signedIn}>
        <LogoutButton className="extra">{t("exit")}</LogoutButton>
      </div>
    </div>
  );
}

import { useTranslations } from "next-intl";
import { guests, signedIn, students, teachers } from "@/components/session/viewers";
import { buttonClasses } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { accountSites } from "@/lib/links/account-sites";
import { menuId } from "@/lib/markup/current-tab";
import { HomeLink } from "./home-link";
import { LoginLink } from "./login-link";
import { LogoutButton } from "./logout-button";
import { SiteMenu } from "./site-menu";

export function SiteHeader() {
  const t = useTranslations("header");
  return (
    <header className="site-header">
      <a href="#main" className="skip">
        {t("skip")}
      </a>
      <div className="wrap">
        <HomeLink />
        <SiteMenu />
        <AccountLinks />
        <button type="button" popoverTarget={menuId} aria-label={t("openMenu")} className="btn-round">
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}

/** Log in and register for guests; dashboard and log out for logged-in visitors. */
function AccountLinks() {
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

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { menuId } from "@/lib/markup/current-tab";
import { AccountLinks } from "./account-links";
import { HomeLink } from "./home-link";
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

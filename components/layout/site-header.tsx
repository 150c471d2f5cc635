import { useTranslations } from "next-intl";
import { AccountLinks } from "./account-links";
import { HeaderTools } from "./header-tools";
import { HomeLink } from "./home-link";
import { MainNav } from "./main-nav";
import { MobileMenu } from "./mobile-menu";

export function SiteHeader() {
  const t = useTranslations("header");
  return (
    <header className="border-mist bg-paper/95 sticky top-0 z-20 border-b">
      <a
        href="#main"
        className="bg-ink text-white absolute top-2 left-2 z-30 -translate-y-20 rounded-pill px-4 py-2 focus:translate-y-0"
      >
        {t("skip")}
      </a>
      <div className="wrap flex min-h-16 items-center justify-between gap-4">
        <HomeLink />
        <nav aria-label={t("mainNav")} className="desk:block hidden">
          <MainNav />
        </nav>
        <div className="flex items-center gap-1">
          <div className="desk:flex hidden items-center gap-1">
            <HeaderTools />
          </div>
          <AccountLinks />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

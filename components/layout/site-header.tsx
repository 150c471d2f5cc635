import { useTranslations } from "next-intl";
import { guests, signedIn, students, teachersOnly } from "@/components/session/viewers";
import { buttonClasses } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { accountSites } from "@/lib/base/links/account-sites";
import { menuId } from "@/lib/app/markup/current-tab";
import { HomeLink } from "./home-link";
import { LoginLink } from "./login-link";
import { LogoutButton } from "./logout-button";
import { SiteMenu } from "./site-menu";

/**
 * The layout depends on the header's width relative to the text size, not on the device
 * (docs/decisions/0013-browser-support.md): below 60rem the menu is a full-screen popover; from there on it is part of
 * the header, with the tools in a row above the tabs. One list in the HTML serves both layouts.
 */
export function SiteHeader() {
  const t = useTranslations("header");
  return (
    <header
      // In the wide layout the row of tools scrolls away and the tabs stay. A container cannot query its own width, so
      // the factor turns the difference into a switch; 61.5rem is 60rem plus the width of a scroll bar.
      className="@container sticky top-[clamp(-2.75rem,(61.5rem-100vw)*999,0px)] z-20 border-b border-line bg-ground not-supports-[selector(:popover-open)]:max-[60rem]:static"
    >
      <a
        href="#main"
        className="absolute top-2 left-2 z-30 -translate-y-20 rounded-pill bg-ink px-4 py-2 text-ground focus:translate-y-0"
      >
        {t("skip")}
      </a>
      <div className="wrap flex min-h-16 items-center justify-between gap-3 @max-[24rem]:gap-[8px] @max-[24rem]:px-[16px] @min-[60rem]:grid @min-[60rem]:grid-cols-[auto_1fr_auto] @min-[60rem]:gap-x-8 @min-[60rem]:gap-y-0 no-popover:flex-wrap">
        <HomeLink />
        <SiteMenu />
        <AccountLinks />
        <button
          type="button"
          popoverTarget={menuId}
          aria-label={t("openMenu")}
          className="btn-round @max-[60rem]:size-[44px] @min-[60rem]:hidden no-popover:hidden"
        >
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}

const linkClasses = "hover:text-mark flex min-h-11 items-center px-2 font-semibold";
/** In a narrow window or with large text, the text may wrap. */
const wrapInNarrow =
  "@max-[24rem]:min-w-0 @max-[24rem]:leading-tight @max-[24rem]:wrap-anywhere @max-[24rem]:text-balance @max-[24rem]:hyphens-auto";
const centreClasses = `${linkClasses} ${wrapInNarrow} @max-[24rem]:text-[min(1rem,9vw)]`;

/** Log in and register for guests; dashboard and log out for logged-in visitors. */
function AccountLinks() {
  const t = useTranslations("header");
  const sites = accountSites();
  return (
    <div className="ml-auto flex min-w-0 items-center gap-1 @min-[60rem]:min-h-16">
      <div data-for={guests} className="flex items-center gap-1">
        <LoginLink href={sites.login} className={`${linkClasses} @max-[32rem]:hidden`}>
          {t("login")}
        </LoginLink>
        <a
          href={sites.register}
          className={`${buttonClasses.primary} ${wrapInNarrow} @max-[24rem]:px-[14px]`}
        >
          {t("register")}
        </a>
      </div>
      <a data-for={students} href={sites.studentCentre} className={centreClasses}>
        {t("centre")}
      </a>
      <a data-for={teachersOnly} href={sites.teacherCentre} className={centreClasses}>
        {t("centre")}
      </a>
      <div data-for={signedIn} className="flex items-center gap-1">
        <LogoutButton className={`${linkClasses} @max-[32rem]:hidden`}>{t("exit")}</LogoutButton>
      </div>
    </div>
  );
}

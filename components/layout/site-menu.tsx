import { useLocale, useTranslations } from "next-intl";
import { guests, notTeachers, signedIn } from "@/components/session/viewers";
import { Disclosure } from "@/components/ui/disclosure";
import { Icon } from "@/components/ui/icon";
import { regionFor } from "@/lib/campaign/region";
import { menuId } from "@/lib/markup/current-tab";
import { accountSites } from "@/lib/links/account-sites";
import { campaignPaths, paths } from "@/lib/paths";
import { AppModal } from "./app-modal";
import { LogoutButton } from "./logout-button";
import { LanguageMenu } from "./language-menu";
import { LoginLink } from "./login-link";

/**
 * The site's menu. In the wide layout it is part of the header: tabs, with a row of tools above them. Otherwise it is a
 * full-screen popover, which opens, closes and returns the focus without script.
 */
export function SiteMenu() {
  const t = useTranslations("header");
  const region = regionFor(useLocale());
  return (
    <nav id={menuId} popover="auto" aria-label={t("mainNav")} className="site-menu">
      <button
        type="button"
        popoverTarget={menuId}
        popoverTargetAction="hide"
        aria-label={t("closeMenu")}
        className="btn-round"
      >
        <Icon name="x" />
      </button>
      <ul>
        <Tab href={paths.home} text={t("home")} />
        <Tab href={paths.class} text={t("class")} />
        <Tab href={paths.live} text={t("live")} viewers={notTeachers} />
        <Tab href={paths.hotSell} text={t("hotSell")} viewers={notTeachers} />
      </ul>
      <ul>
        <Tab href={campaignPaths.home(region)} text={t("study")} />
        <Tab href={paths.business} text={t("business")} />
        <Tab href={paths.help} text={t("help")} isEndAligned />
        <li>
          <AppModal>{t("app")}</AppModal>
        </li>
        <li>
          <AboutMenu />
        </li>
        <li>
          <LanguageMenu />
        </li>
        <li data-for={guests} className="small">
          <LoginLink href={accountSites().login}>{t("login")}</LoginLink>
        </li>
        <li data-for={signedIn} className="small">
          <LogoutButton>{t("exit")}</LogoutButton>
        </li>
      </ul>
    </nav>
  );
}

type TabProps = {
  href: string;
  text: string;
  viewers?: string;
  /** In the wide header, this link and those after it are aligned to the end of the row. */
  isEndAligned?: boolean;
};

function Tab({ href, text, viewers, isEndAligned }: TabProps) {
  return (
    <li {...(viewers && { "data-for": viewers })} {...(isEndAligned && { className: "apart" })}>
      <a href={href}>{text}</a>
    </li>
  );
}

/** The "About us" link; in Vietnamese a menu with the terms and the privacy policy too (spec section 2, Layout). */
function AboutMenu() {
  const t = useTranslations("header");
  const locale = useLocale();
  if (locale !== "vi-VN") return <a href={paths.aboutUs}>{t("aboutUs")}</a>;
  return (
    <Disclosure
      summary={
        <>
          {t("about")}
          <Icon name="chevron-down" size={16} />
        </>
      }
    >
      <ul>
        <MenuItem href={paths.aboutUs} text={t("aboutUs")} />
        <MenuItem href={`${paths.userAgreement}?locale=${locale}`} text={t("terms")} />
        <MenuItem href={`${paths.privacy}?locale=${locale}`} text={t("privacy")} />
      </ul>
    </Disclosure>
  );
}

function MenuItem({ href, text }: { href: string; text: string }) {
  return (
    <li>
      <a href={href}>{text}</a>
    </li>
  );
}

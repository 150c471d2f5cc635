import { useLocale, useTranslations } from "next-intl";
import { guests, notTeachers, signedIn } from "@/components/session/viewers";
import { Icon } from "@/components/ui/icon";
import { accountSites } from "@/lib/links/account-sites";
import { campaignPath } from "@/lib/links/campaign";
import { paths } from "@/lib/routes";
import { site } from "@/lib/site";
import { AboutMenu } from "./about-menu";
import { AppModal } from "./app-modal";
import { ExitButton } from "./exit-button";
import { LanguageMenu } from "./language-menu";
import { ReturningLink } from "./returning-link";

export const menuId = "menu";

/**
 * The site's one menu. On wide screens it lies in the header: tabs, then the quieter tools. On small ones it is a
 * popover over the whole screen, which opens, closes and hands the focus back without script.
 */
export function SiteMenu() {
  const t = useTranslations("header");
  const locale = useLocale();
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
        <Tab href={campaignPath(locale)} text={t("study")} small />
        <Tab href={`mailto:${site.email}`} text={t("business")} small />
        <Tab href={paths.help} text={t("help")} />
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
          <ReturningLink href={accountSites().login}>{t("login")}</ReturningLink>
        </li>
        <li data-for={signedIn} className="small">
          <ExitButton>{t("exit")}</ExitButton>
        </li>
      </ul>
    </nav>
  );
}

type TabProps = {
  href: string;
  text: string;
  viewers?: string;
  /** Only in the menu of small screens: on wide ones it stands elsewhere on the page. */
  small?: boolean;
};

function Tab({ href, text, viewers, small }: TabProps) {
  return (
    <li {...(viewers && { "data-for": viewers })} {...(small && { className: "small" })}>
      <a href={href}>{text}</a>
    </li>
  );
}

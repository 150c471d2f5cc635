import { Menu, X } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { guests, signedIn } from "@/components/session/viewers";
import { buttonLook } from "@/components/ui/button";
import { DialogButton } from "@/components/ui/dialog-button";
import { languageNames } from "@/lib/i18n/languages";
import { accountSites } from "@/lib/links/account-sites";
import { campaignPath } from "@/lib/links/campaign";
import { paths } from "@/lib/routes";
import { site } from "@/lib/site";
import { AboutLinks } from "./about-links";
import { appDialog } from "./app-dialog";
import { ExitButton } from "./exit-button";
import { LanguageLinks } from "./language-links";
import { MainNav } from "./main-nav";
import { ReturningLink } from "./returning-link";

const id = "menu";
const item = "flex min-h-12 w-full items-center text-left";

/** The whole menu on small screens: a popover, so it opens, closes and hands the focus back without script. */
export function MobileMenu() {
  const t = useTranslations("header");
  const locale = useLocale();
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={t("openMenu")} className={`${buttonLook.round} desk:hidden ml-2`}>
        <Menu aria-hidden size={22} />
      </button>
      <nav
        id={id}
        popover="auto"
        aria-label={t("moreNav")}
        className="menu bg-paper text-ink fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain p-5"
      >
        <div className="flex items-center justify-between">
          <p className="text-h3 font-bold">{t("openMenu")}</p>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={t("closeMenu")}
            className={buttonLook.round}
          >
            <X aria-hidden size={22} />
          </button>
        </div>
        <MainNav className="text-lead mt-2 -ml-3" />
        <ul className="border-mist mt-2 border-t pt-2">
          <li>
            <a href={campaignPath(locale)} className={item}>
              {t("study")}
            </a>
          </li>
          <li>
            <a href={`mailto:${site.email}`} className={item}>
              {t("business")}
            </a>
          </li>
          <li>
            <a href={paths.help} className={item}>
              {t("help")}
            </a>
          </li>
          <AboutLinks className={item} />
          <li>
            <DialogButton dialog={appDialog} className={item}>
              {t("app")}
            </DialogButton>
          </li>
        </ul>
        <ul className="border-mist mt-2 border-t pt-2">
          <li data-for={guests}>
            <ReturningLink href={accountSites().login} className={item}>
              {t("login")}
            </ReturningLink>
          </li>
          <li data-for={signedIn}>
            <ExitButton className={item}>{t("exit")}</ExitButton>
          </li>
        </ul>
        <div className="border-mist mt-2 border-t pt-4">
          <p className="text-label text-soft">
            {t("language")}: {languageNames[locale]}
          </p>
          <LanguageLinks current={locale} listClass="grid grid-cols-2 gap-x-4" itemClass={`${item} aria-[current=true]:font-bold`} />
        </div>
      </nav>
    </>
  );
}

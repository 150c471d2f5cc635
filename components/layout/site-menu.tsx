import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { guests, notTeachers, signedIn } from "@/components/session/viewers";
import { Disclosure } from "@/components/ui/disclosure";
import { Icon } from "@/components/ui/icon";
import { serverFacts } from "@/lib/base/i18n/languages/server";
import { regionFor } from "@/lib/base/reference/campaign-regions";
import { menuId } from "@/lib/app/markup/current-tab";
import { accountSites } from "@/lib/base/links/account-sites";
import { campaignPaths, paths } from "@/lib/base/paths";
import { MenuEntries } from "@/components/pages/menu-entries";
import { hasPrices } from "@/lib/subjects/points/prices/published";
import { offeredLanguages } from "@/lib/subjects/school/school";
import { WithApps } from "./app-codes";
import { AppModal } from "./app-modal";
import { WithCampaign } from "./with-campaign";
import { LogoutButton } from "./logout-button";
import { LanguageMenu } from "./language-menu";
import { LoginLink } from "./login-link";
import { menuClasses } from "./menu-classes";

/** A list is a row in the wide header, and where nothing could close a full-screen menu. */
const row =
  "no-popover:flex no-popover:flex-wrap no-popover:gap-x-4 @min-[60rem]:flex @min-[60rem]:flex-wrap @min-[60rem]:items-center";

/**
 * The site's menu. In the wide layout it is part of the header: tabs, with a row of tools above them. Otherwise it is a
 * full-screen popover, which opens, closes and returns the focus without script.
 */
export function SiteMenu() {
  const t = useTranslations("header");
  const prices = useTranslations("prices");
  const levelTest = useTranslations("levelTest");
  const locale = useLocale();
  return (
    <nav
      id={menuId}
      popover="auto"
      aria-label={t("mainNav")}
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain bg-ground p-5 text-ink @min-[60rem]:contents @min-[60rem]:text-inherit no-popover:static no-popover:order-1 no-popover:h-auto no-popover:overflow-visible no-popover:p-0"
    >
      <button
        type="button"
        popoverTarget={menuId}
        popoverTargetAction="hide"
        aria-label={t("closeMenu")}
        className="absolute top-3 right-5 btn-round @min-[60rem]:hidden no-popover:hidden"
      >
        <Icon name="x" />
      </button>
      <ul
        className={`${row} mt-12 text-lead font-semibold @min-[60rem]:mt-0 @min-[60rem]:gap-x-7 @min-[60rem]:text-base no-popover:mt-0`}
      >
        <MenuEntries
          menu="tabs"
          builtIn={{
            home: <Tab href={paths.home} text={t("home")} />,
            class: <Tab href={paths.class} text={t("class")} />,
            live: <Tab href={paths.live} text={t("live")} viewers={notTeachers} />,
            hotSell: <Tab href={paths.hotSell} text={t("hotSell")} viewers={notTeachers} />,
          }}
          toLink={(href, text) => <Tab href={href} text={text} />}
        />
      </ul>
      <ul
        className={`${row} mt-3 border-t border-line pt-3 @min-[60rem]:order-first @min-[60rem]:col-span-full @min-[60rem]:mt-0 @min-[60rem]:gap-x-6 @min-[60rem]:border-0 @min-[60rem]:pt-0 @min-[60rem]:text-label @min-[60rem]:text-soft`}
      >
        <MenuEntries
          menu="tools"
          builtIn={{
            study: (
              <WithCampaign language={locale}>
                <Tool href={campaignPaths.home(regionFor(locale))} text={t("study")} />
              </WithCampaign>
            ),
            business: <Tool href={paths.business} text={t("business")} />,
            prices: hasPrices() && <Tool href={paths.prices} text={prices("title")} />,
            levelTest: <Tool href={paths.levelTest} text={levelTest("name")} viewers={notTeachers} />,
            // In the wide header, this link and those after it are aligned to the end of the row.
            help: <Tool href={paths.help} text={t("help")} className="@min-[60rem]:ml-auto" />,
            app: (
              <WithApps>
                <li>
                  <AppModal className={menuClasses.tool}>{t("app")}</AppModal>
                </li>
              </WithApps>
            ),
            about: (
              <li>
                <AboutMenu />
              </li>
            ),
          }}
          toLink={(href, text) => <Tool href={href} text={text} />}
        />
        {offeredLanguages().length > 1 && (
          <li>
            <LanguageMenu />
          </li>
        )}
        <li data-for={guests} className="@min-[60rem]:hidden">
          <LoginLink href={accountSites().login} className={menuClasses.tool}>
            {t("login")}
          </LoginLink>
        </li>
        <li data-for={signedIn} className="@min-[60rem]:hidden">
          <LogoutButton className={menuClasses.tool}>{t("exit")}</LogoutButton>
        </li>
      </ul>
    </nav>
  );
}

type TabProps = { href: string; text: ReactNode; viewers?: string };

function Tab({ href, text, viewers }: TabProps) {
  return (
    <li data-for={viewers}>
      <a href={href} className={menuClasses.tab}>
        {text}
      </a>
    </li>
  );
}

type ToolProps = { href: string; text: ReactNode; viewers?: string; className?: string };

function Tool({ href, text, viewers, className }: ToolProps) {
  return (
    <li className={className} data-for={viewers}>
      <a href={href} className={menuClasses.tool}>
        {text}
      </a>
    </li>
  );
}

/** The "About us" link; in some languages a menu with the terms and the privacy policy too. */
function AboutMenu() {
  const t = useTranslations("header");
  const locale = useLocale();
  if (!serverFacts[locale].hasLegalMenu) {
    return (
      <a href={paths.aboutUs} className={menuClasses.tool}>
        {t("aboutUs")}
      </a>
    );
  }
  return (
    <Disclosure
      summaryClassName={menuClasses.summary}
      summary={
        <>
          {t("about")}
          <Icon name="chevron-down" size={16} />
        </>
      }
    >
      <ul className={menuClasses.list}>
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
      <a href={href} className={`${menuClasses.listLink} aria-[current]:text-mark`}>
        {text}
      </a>
    </li>
  );
}

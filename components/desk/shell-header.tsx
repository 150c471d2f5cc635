"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { SchoolLogo } from "@/components/ui/school-logo";
import { call } from "@/lib/app/bootstrap/client";
import type { DeskLanguage } from "@/lib/base/desk/language";
import { deskScreens, type DeskScreen, type DeskScreenName } from "@/lib/base/desk/screens";
import { paths } from "@/lib/base/paths";
import { drafts } from "@/lib/base/session/drafts";
import { LanguageSwitch } from "./language-switch";
import type { CurrentUser } from "./current-user";
import { formatCount, useUnreadCounts } from "./use-unread-counts";

type ShellHeaderProps = {
  screen: DeskScreenName;
  language: DeskLanguage;
  /** The school's name. */
  school: string;
  /** Address of the school's logo, or "". */
  logo: string;
  user: CurrentUser | undefined;
};

const navigationScreens = (Object.entries(deskScreens) as [DeskScreenName, DeskScreen][]).filter(
  ([, screen]) => screen.inNavigation,
);

const accountLinkClasses = "flex min-h-11 items-center gap-2 hover:underline";

/** The header: the desk's name, the screens that the user's role may open, and the user's account. */
export function ShellHeader({ screen, language, school, logo, user }: ShellHeaderProps) {
  const t = useTranslations("desk.shell");
  const unreadCounts = useUnreadCounts(user !== undefined && user.role !== "accountant");
  const nav = useRef<HTMLElement>(null);
  const countsKey = Object.values(unreadCounts).join(" ");
  // Counts that arrive later can wrap a line and change the height of the navigation.
  useEffect(() => scrollToCurrent(nav.current), [user?.role, countsKey]);
  return (
    <header className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 bg-night text-white **:focus-visible:outline-gold max-wide:@container wide:sticky wide:top-0 wide:flex wide:h-dvh wide:flex-col wide:items-stretch wide:gap-2 wide:overflow-y-auto wide:pb-4 print:hidden!">
      {/* Keeps the words of the name unbroken with large text. */}
      <a
        href={deskScreens.today.path}
        className="flex min-h-14 min-w-0 items-center gap-3 px-4 text-[min(1rem,7vw)] font-bold wrap-anywhere @max-[16rem]:pr-0 @max-[16rem]:pl-2"
      >
        <SchoolLogo logo={logo} className="size-9 shrink-0 @max-[16rem]:hidden" />
        {school} {t("name")}
      </a>
      {/* On narrow screens the menu below is hidden until this is open. */}
      <details
        className="peer group wide:hidden"
        onToggle={() => nav.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" })}
      >
        <summary className="mr-2 flex min-h-11 cursor-pointer items-center rounded-small px-3 font-semibold after:ml-2 after:size-2 after:-translate-y-0.5 after:rotate-45 after:border-r-2 after:border-b-2 group-open:after:translate-y-0.5 group-open:after:rotate-225 hover:bg-white/10">
          {t("menu")}
          <UnreadCount count={Object.values(unreadCounts).reduce((all, count) => all + count, 0)} />
        </summary>
      </details>
      <div className="col-span-full pb-3 max-wide:hidden max-wide:peer-open:block wide:contents">
        <nav ref={nav} aria-label={t("navigation")} className="flex flex-col gap-1 px-2">
          {user &&
            navigationScreens
              .filter(([, { roles }]) => roles?.includes(user.role))
              .map(([name, { path }]) => (
                <a
                  key={name}
                  href={path}
                  aria-current={toAriaCurrent(name, path, screen)}
                  className="flex min-h-11 items-center rounded-small px-3 font-semibold hover:bg-white/10 aria-[current=page]:bg-ground aria-[current=page]:text-ink aria-[current=true]:bg-white/15"
                >
                  {t(`titles.${name}`)}
                  <UnreadCount count={unreadCounts[name] ?? 0} />
                </a>
              ))}
        </nav>
        <div className="mx-2 mt-2 flex flex-col border-t border-white/20 px-3 pt-2 wide:mx-0 wide:mt-auto wide:border-0 wide:px-4">
          {user && (
            <>
              <a
                href={deskScreens.account.path}
                aria-current={screen === "account" ? "page" : undefined}
                className={`${accountLinkClasses} wide:flex-col wide:items-start wide:justify-center wide:gap-0`}
              >
                {user.name}
                <small className="text-label text-white/85">{t(`roles.${user.role}`)}</small>
              </a>
              <a href={paths.home} className={accountLinkClasses}>
                {t("toSite")}
              </a>
              <button type="button" onClick={logOut} className={accountLinkClasses}>
                {t("logOut")}
              </button>
            </>
          )}
          <LanguageSwitch language={language} />
        </div>
      </div>
    </header>
  );
}

/** Marks the parent screen as current while one of its subpages is open. */
function toAriaCurrent(name: DeskScreenName, path: string, screen: DeskScreenName) {
  if (name === screen) return "page";
  return deskScreens[screen].path.startsWith(`${path}/`) && name !== "today" ? true : undefined;
}

function UnreadCount({ count }: { count: number }) {
  const t = useTranslations("desk.shell");
  if (count === 0) return null;
  return (
    // Relative, because it contains absolutely positioned text for screen readers, which would otherwise widen the page.
    <span className="relative ml-2 min-w-6 rounded-pill bg-gold px-2 text-center text-label font-bold text-on-light">
      <span aria-hidden="true">{formatCount(count)}</span>
      <span className="sr-only">{t("fresh", { count })}</span>
    </span>
  );
}

async function logOut(): Promise<void> {
  drafts.clear();
  await call("desk/session/logout", {});
  location.assign(deskScreens.login.path);
}

/** Scrolls the side navigation to the current screen; a low window or large text can make it longer than the screen. */
function scrollToCurrent(nav: HTMLElement | null): void {
  const current = nav?.querySelector<HTMLElement>("[aria-current]");
  const header = nav?.closest("header");
  if (!current || !header) return;
  const { bottom } = current.getBoundingClientRect();
  header.scrollTop += Math.max(0, bottom - header.getBoundingClientRect().bottom);
}

"use client";

import { useEffect, useRef } from "react";
import { fillPlaceholders } from "@/lib/i18n/fill";
import { Logo } from "@/components/ui/logo";
import { call } from "@/lib/bootstrap/client";
import type { DeskLanguage } from "@/lib/desk/language";
import { deskScreens, type DeskScreen, type DeskScreenName } from "@/lib/desk/screens";
import { paths } from "@/lib/paths";
import { LanguageSwitch } from "./language-switch";
import type { CurrentUser } from "./current-user";
import { formatCount, useUnreadCounts } from "./use-unread-counts";
import { useWords } from "./words";

type ShellHeaderProps = {
  screen: DeskScreenName;
  language: DeskLanguage;
  /** The school's name. */
  school: string;
  user: CurrentUser | undefined;
};

const navigationScreens = (Object.entries(deskScreens) as [DeskScreenName, DeskScreen][]).filter(
  ([, screen]) => screen.inNavigation,
);

/** The header: the desk's name, the screens that the user's role may open, and the user's account. */
export function ShellHeader({ screen, language, school, user }: ShellHeaderProps) {
  const words = useWords("shell");
  const unreadCounts = useUnreadCounts(user !== undefined);
  const nav = useRef<HTMLElement>(null);
  const countsKey = Object.values(unreadCounts).join(" ");
  // Counts that arrive later can wrap a line and change the height of the navigation.
  useEffect(() => scrollToCurrent(nav.current), [user?.role, countsKey]);
  return (
    <header className="desk-head">
      <a href={deskScreens.start.path} className="desk-name">
        <Logo className="size-9" />
        {school} {words.name}
      </a>
      {/* On narrow screens the style sheet hides the menu below until this is open. */}
      <details className="desk-menu-button">
        <summary>
          {words.menu}
          <UnreadCount count={Object.values(unreadCounts).reduce((all, count) => all + count, 0)} />
        </summary>
      </details>
      <div className="desk-menu">
        <nav ref={nav} aria-label={words.navigation} className="desk-nav">
          {user &&
            navigationScreens
              .filter(([, { roles }]) => roles?.includes(user.role))
              .map(([name, { path }]) => (
                <a key={name} href={path} aria-current={toAriaCurrent(name, path, screen)}>
                  {words.titles[name]}
                  <UnreadCount count={unreadCounts[name] ?? 0} />
                </a>
              ))}
        </nav>
        <div className="desk-self">
          {user && (
            <>
              <a href={deskScreens.account.path} aria-current={screen === "account" ? "page" : undefined}>
                {user.name}
                <small>{words.roles[user.role]}</small>
              </a>
              <a href={paths.home}>{words.toSite}</a>
              <button type="button" onClick={logOut}>
                {words.logOut}
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
  return deskScreens[screen].path.startsWith(`${path}/`) && name !== "start" ? true : undefined;
}

function UnreadCount({ count }: { count: number }) {
  const { fresh } = useWords("shell");
  if (count === 0) return null;
  return (
    <span className="desk-count">
      <span aria-hidden="true">{formatCount(count)}</span>
      <span className="sr-only">{fillPlaceholders(fresh, { count })}</span>
    </span>
  );
}

async function logOut(): Promise<void> {
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

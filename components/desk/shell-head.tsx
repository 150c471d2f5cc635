"use client";

import { Logo } from "@/components/ui/logo";
import { callDesk } from "@/lib/desk/client";
import type { DeskLanguage } from "@/lib/desk/language";
import { deskScreens, type DeskScreen, type DeskScreenName } from "@/lib/desk/screens";
import { paths } from "@/lib/paths";
import { LanguageSwitch } from "./language-switch";
import type { Self } from "./self";
import { useWords } from "./words";

type ShellHeadProps = {
  screen: DeskScreenName;
  language: DeskLanguage;
  /** Its name. */
  school: string;
  self: Self | undefined;
};

const inNavigation = (Object.entries(deskScreens) as [DeskScreenName, DeskScreen][]).filter(
  ([, screen]) => screen.inNavigation,
);

/** The desk's name, its screens as far as they are for whoever is there, and who that is. */
export function ShellHead({ screen, language, school, self }: ShellHeadProps) {
  const words = useWords("shell");
  return (
    <header className="desk-head">
      <a href={deskScreens.start.path} className="desk-name">
        <Logo className="size-9" />
        {school} {words.name}
      </a>
      <nav aria-label={words.navigation} className="desk-nav">
        {self &&
          inNavigation
            .filter(([, { roles }]) => roles?.includes(self.role))
            .map(([name, { path }]) => (
              <a key={name} href={path} aria-current={name === screen ? "page" : undefined}>
                {words.titles[name]}
              </a>
            ))}
      </nav>
      <div className="desk-self">
        {self && (
          <>
            <a href={deskScreens.account.path} aria-current={screen === "account" ? "page" : undefined}>
              {self.name}
              <small>{words.roles[self.role]}</small>
            </a>
            <a href={paths.home}>{words.toSite}</a>
            <button type="button" onClick={logOut}>
              {words.logOut}
            </button>
          </>
        )}
        <LanguageSwitch language={language} />
      </div>
    </header>
  );
}

async function logOut(): Promise<void> {
  await callDesk("session/logout", {});
  location.assign(deskScreens.login.path);
}

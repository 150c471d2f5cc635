"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState, type ReactNode } from "react";
import { SWRConfig } from "swr";
import { deskScreens, type DeskScreen, type DeskScreenName } from "@/lib/base/desk/screens";
import type { DeskLanguage } from "@/lib/base/desk/language";
import type { Role } from "@/lib/base/desk/roles";
import type { Language } from "@/lib/base/i18n/languages";
import { NoScriptWarning } from "./noscript-warning";
import { CurrentUserContext } from "./current-user";
import { OfferedLanguagesContext } from "./offered-languages";
import { ShellHeader } from "./shell-header";
import { SignedOutDialog } from "./signed-out";
import { Toasts } from "./toasts";
import { LoadError } from "./load-error";
import { useCall } from "@/components/calls/use-call";
import { useRestoredFocus } from "./use-restored-focus";
import { TitleContext } from "./use-title";

type ShellProps = {
  screen: DeskScreenName;
  language: DeskLanguage;
  /** The school's name. */
  school: string;
  /** Address of the school's logo, or "". */
  logo: string;
  /** The languages that the site offers. */
  offered: readonly Language[];
  children: ReactNode;
};

/** The first screen of the navigation that a role may open. */
const findHome = (role: Role): string | undefined =>
  (Object.values(deskScreens) as DeskScreen[]).find(
    ({ roles, inNavigation }) => inNavigation && roles?.includes(role),
  )?.path;

/** The layout of every screen: the signed-in user, the navigation, and the login dialog after the session has ended. */
export function Shell({ screen, language, school, logo, offered, children }: ShellProps) {
  const t = useTranslations("desk.shell");
  const [title, setTitle] = useState<string>();
  useRestoredFocus();
  const { data, failure, reload } = useCall("desk/session/who", {});
  const user = data?.next === "in" ? (data.self ?? undefined) : undefined;
  const isSignedOut = data !== undefined && user === undefined;
  useEffect(() => {
    if (isSignedOut)
      location.replace(
        `${deskScreens.login.path}?to=${encodeURIComponent(location.pathname + location.search)}`,
      );
  }, [isSignedOut]);
  const { roles } = deskScreens[screen] as DeskScreen;
  const home = user && findHome(user.role);
  const isElsewhere = screen === "today" && home !== undefined && home !== deskScreens.today.path;
  useEffect(() => {
    if (isElsewhere) location.replace(home);
  }, [isElsewhere, home]);
  return (
    <div className="min-h-dvh wide:grid wide:grid-cols-[15rem_minmax(0,1fr)] wide:bg-[linear-gradient(to_right,var(--color-night)_15rem,transparent_15rem)] print:block! print:bg-none!">
      <a
        href="#main"
        className="sr-only z-50 rounded-small bg-ground p-3 text-ink focus:not-sr-only focus:absolute"
      >
        {t("skip")}
      </a>
      <ShellHeader screen={screen} language={language} school={school} logo={logo} user={user} />
      <main
        id="main"
        tabIndex={-1}
        className="group/main mx-auto flex w-full max-w-[76rem] min-w-0 flex-col gap-6 px-4 pt-6 pb-16 outline-none wide:px-8"
      >
        {/* A sheet for a family has a title of its own on paper. */}
        <h1 className="text-h2 wrap-anywhere group-has-data-paper/main:print:hidden">
          {title ?? t(`titles.${screen}`)}
        </h1>
        <NoScriptWarning />
        {!user && (failure ? <LoadError onRetry={reload} /> : <p className="lead">{t("loading")}</p>)}
        {user && (
          <CurrentUserContext value={user}>
            <Toasts>
              <TitleContext value={setTitle}>
                <OfferedLanguagesContext value={offered}>
                  {/* Lists stay visible while the next page or another filter loads. */}
                  <SWRConfig value={{ keepPreviousData: true }}>
                    {roles?.includes(user.role) ? children : <p className="lead">{t("notYours")}</p>}
                  </SWRConfig>
                </OfferedLanguagesContext>
              </TitleContext>
            </Toasts>
          </CurrentUserContext>
        )}
      </main>
      {user && <SignedOutDialog />}
    </div>
  );
}

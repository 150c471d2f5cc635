"use client";

import { useEffect, useState, type ReactNode } from "react";
import { deskScreens, type DeskScreen, type DeskScreenName } from "@/lib/desk/screens";
import type { DeskLanguage } from "@/lib/desk/language";
import { NeedScript } from "./need-script";
import { SelfContext } from "./self";
import { ShellHead } from "./shell-head";
import { SignedOut } from "./signed-out";
import { Toasts } from "./toasts";
import { Unreachable } from "./unreachable";
import { useDesk } from "./use-desk";
import { useKeptFocus } from "./use-kept-focus";
import { TitleContext } from "./use-title";
import { useWords } from "./words";

type ShellProps = {
  screen: DeskScreenName;
  language: DeskLanguage;
  /** The school's name. */ school: string;
  children: ReactNode;
};

/** The layout of every screen: the signed-in user, the navigation, and the login dialog after the session has ended. */
export function Shell({ screen, language, school, children }: ShellProps) {
  const words = useWords("shell");
  const [title, setTitle] = useState<string>();
  useKeptFocus();
  const { data, failure, reload } = useDesk("session/who", {});
  const self = data?.next === "in" ? (data.self ?? undefined) : undefined;
  const isOut = data !== undefined && self === undefined;
  useEffect(() => {
    if (isOut)
      location.replace(
        `${deskScreens.login.path}?to=${encodeURIComponent(location.pathname + location.search)}`,
      );
  }, [isOut]);
  const { roles } = deskScreens[screen] as DeskScreen;
  return (
    <div className="desk">
      <a href="#main" className="desk-skip">
        {words.skip}
      </a>
      <ShellHead screen={screen} language={language} school={school} self={self} />
      <main id="main" tabIndex={-1}>
        <h1 className="text-h2 wrap-anywhere">{title ?? words.titles[screen]}</h1>
        <NeedScript />
        {!self && (failure ? <Unreachable retry={reload} /> : <p className="desk-lead">{words.loading}</p>)}
        {self && (
          <SelfContext value={self}>
            <Toasts>
              <TitleContext value={setTitle}>
                {roles?.includes(self.role) ? children : <p className="desk-lead">{words.notYours}</p>}
              </TitleContext>
            </Toasts>
          </SelfContext>
        )}
      </main>
      {self && <SignedOut />}
    </div>
  );
}

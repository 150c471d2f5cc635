"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { buttonClasses } from "@/components/ui/button";
import { OnDemand } from "@/components/ui/on-demand";
import { neverChanges } from "@/components/ui/use-is-hydrated";
import type { Experience } from "@/lib/subjects/level-test/experience";
import { FirstQuestion } from "./first-question";
import type { LevelTestSetting } from "./setting";
import { storedTest } from "./stored";

type LevelTestProps = {
  setting: LevelTestSetting;
  /** The title of the page, above the first question. */
  head: ReactNode;
  /** Beside the first question. */
  aside?: ReactNode;
  /** The introduction below it. */
  children: ReactNode;
};

type Screen = "first" | "test";

/** The state of a history entry, so that the browser's Back leads from the test to its first question. */
const entryOf = (screen: Screen) => ({ levelTest: screen });

const pageClasses = "wrap py-8 desk:py-14";

const loadRunner = () => import("./test-runner");

/**
 * The introduction with the first question, whether the visitor has learned any Chinese; then the test in its place.
 * The first answer is stored with the others: a reload, or a visit after another page, continues the test.
 */
export function LevelTest({ setting, head, aside, children }: LevelTestProps) {
  const t = useTranslations("levelTest");
  /** The screen that the visitor has gone to; undefined after loading. */
  const [screen, setScreen] = useState<Screen>();
  const [hasFailed, setHasFailed] = useState(false);
  const hasStored = useSyncExternalStore(
    neverChanges,
    () => storedTest.read() !== undefined,
    () => false,
  );
  useEffect(() => {
    // The entries of links within the page have no state, and change nothing.
    const showEntry = ({ state }: PopStateEvent) => {
      const shown = (state as Partial<ReturnType<typeof entryOf>> | null)?.levelTest;
      if (shown) setScreen(shown);
    };
    addEventListener("popstate", showEntry);
    return () => removeEventListener("popstate", showEntry);
  }, []);

  const startTest = (experience: Experience) => {
    // The same answer again, after going back, continues the test.
    if (storedTest.read()?.experience !== experience) storedTest.start(experience);
    history.replaceState(entryOf("first"), "");
    history.pushState(entryOf("test"), "");
    setScreen("test");
  };
  const restart = () => {
    storedTest.remove();
    history.replaceState(entryOf("first"), "");
    setScreen("first");
  };

  if (hasFailed)
    return (
      <div role="alert" className={`${pageClasses} grid justify-items-start gap-4`}>
        <p>{t("test.failed")}</p>
        <button type="button" className={buttonClasses.primary} onClick={() => setHasFailed(false)}>
          {t("test.retry")}
        </button>
      </div>
    );
  const showsTest = screen === undefined ? hasStored : screen === "test";
  const test = showsTest ? storedTest.read() : undefined;
  if (test)
    return (
      <div className={pageClasses}>
        <OnDemand
          load={loadRunner}
          componentProps={{ setting, initialTest: test, movesFocus: screen === "test", restart }}
          placeholder={<p role="status">{t("test.loading")}</p>}
          onFailed={() => setHasFailed(true)}
        />
      </div>
    );
  return (
    <>
      <div className={`${pageClasses} flex flex-wrap items-center gap-x-14 gap-y-8`}>
        <div className="flex-[3_1_min(26rem,100%)]">
          {head}
          <FirstQuestion takesFocus={screen === "first"} onAnswer={startTest} />
        </div>
        {aside}
      </div>
      {children}
    </>
  );
}

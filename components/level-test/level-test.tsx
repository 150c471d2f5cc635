"use client";

import { useTranslations } from "next-intl";
import { useState, useSyncExternalStore, type ReactNode } from "react";
import { buttonClasses } from "@/components/ui/button";
import { OnDemand } from "@/components/ui/on-demand";
import { neverChanges } from "@/components/ui/use-is-hydrated";
import type { LevelTestSetting } from "./setting";
import { storedTest } from "./stored";

type LevelTestProps = {
  setting: LevelTestSetting;
  /** The title of the page, above the start button. */
  head: ReactNode;
  /** The introduction below it. */
  children: ReactNode;
};

const loadRunner = () => import("./test-runner");

/**
 * The introduction with the start button, then the test in its place. A reload during the test continues it. Visitors
 * who have never learned Chinese get their result without questions, all of which they would have to skip.
 */
export function LevelTest({ setting, head, children }: LevelTestProps) {
  const t = useTranslations("levelTest");
  const [isStarted, setIsStarted] = useState(false);
  /** Whether the visitor has said that they have never learned Chinese. */
  const [isBeginner, setIsBeginner] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const hasStored = useSyncExternalStore(
    neverChanges,
    () => storedTest.read() !== undefined,
    () => false,
  );
  if (hasFailed)
    return (
      <div role="alert" className="grid justify-items-start gap-4">
        <p>{t("test.failed")}</p>
        <button type="button" className={buttonClasses.primary} onClick={() => setHasFailed(false)}>
          {t("test.retry")}
        </button>
      </div>
    );
  if (isStarted || isBeginner || hasStored)
    return (
      <OnDemand
        load={loadRunner}
        componentProps={{ setting, movesFocus: isStarted || isBeginner, isBeginner }}
        placeholder={<p role="status">{t("test.loading")}</p>}
        onFailed={() => setHasFailed(true)}
      />
    );
  return (
    <>
      {head}
      <p className="mt-7 text-lead font-semibold print:hidden! noscript:hidden">{t("intro.ask")}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden! noscript:hidden">
        <button
          type="button"
          className={`${buttonClasses.primary} btn-big`}
          onClick={() => setIsStarted(true)}
        >
          {t("intro.start")}
        </button>
        <button type="button" className={buttonClasses.secondary} onClick={() => setIsBeginner(true)}>
          {t("intro.never")}
        </button>
        <p className="text-soft">{t("intro.note")}</p>
      </div>
      {children}
    </>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { guests, students } from "@/components/session/viewers";
import { ShareMenu } from "@/components/sharing/share-menu";
import { buttonClasses } from "@/components/ui/button";
import { serverNow } from "@/lib/base/clock/server-clock";
import type { Mistake } from "@/lib/subjects/level-test/flow";
import { targetLevel, trialLevelOfResult, type Level } from "@/lib/subjects/level-test/levels";
import type { Script } from "@/lib/subjects/level-test/script";
import type { QuestionFile, TestQuestion } from "@/lib/subjects/level-test/test-question";
import { paths, trialRequestPath } from "@/lib/base/paths";
import { fittingClasses } from "@/lib/subjects/series/fitting-classes";
import { FittingList } from "./fitting-list";
import { Mistakes } from "./mistakes";
import type { LevelTestSetting } from "./setting";

/** The answers behind a result. */
type Tested = {
  count: number;
  mistakes: readonly Mistake<TestQuestion>[];
  hasSound: boolean;
  prompts: QuestionFile["prompts"];
};

type TestResultProps = {
  level: Level;
  /** Undefined for visitors who are new to Chinese, of whom nothing was asked. */
  tested?: Tested;
  script: Script;
  setting: LevelTestSetting;
  takesFocus: boolean;
  /** Leads back to the first question. */
  restart: () => void;
};

/** The level and what follows from it: a trial lesson, fitting classes, explained mistakes. */
export function TestResult({ level, tested, script, setting, takesFocus, restart }: TestResultProps) {
  const t = useTranslations("levelTest");
  const heading = useRef<HTMLHeadingElement>(null);
  const [now] = useState(() => serverNow());
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
    // The result takes the focus only when it appears.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const name = t(`levels.${level}.name`);
  const { account, classes, resultHref } = setting;
  const trialPath = trialRequestPath(trialLevelOfResult[level], tested !== undefined);
  const guestHref = account.isOwn
    ? `${account.registerHref}?redirect=${encodeURIComponent(trialPath)}`
    : account.registerHref;
  return (
    <div className="grid gap-12">
      <div className="flex flex-wrap items-center gap-x-14 gap-y-8">
        <section className="flex-[3_1_min(26rem,100%)]">
          <h1 ref={heading} tabIndex={-1} className="text-h1 font-extrabold outline-none desk:text-hero">
            {tested ? t("result.title", { level: name }) : t("result.new.title")}
          </h1>
          <p className="mt-4 max-w-[36rem] lead">
            {tested ? t(`levels.${level}.text`) : t("result.new.text")}
          </p>
          {tested && (
            <p className="mt-3 text-soft">
              {t("result.basis", { n: tested.count, correct: tested.count - tested.mistakes.length })}
            </p>
          )}
          {tested && !tested.hasSound && <p className="text-soft">{t("result.noSound")}</p>}
        </section>

        <section
          data-for={`${guests} ${students}`}
          className="grid flex-[2_1_min(22rem,100%)] justify-items-start gap-4 sheet border-2 border-gold p-sheet desk:p-7"
        >
          <h2 className="text-h3">{t(tested ? "result.lesson" : "result.new.lesson")}</h2>
          <p>{t(tested ? "result.lessonText" : "result.new.lessonText")}</p>
          {account.isOwn && <p className="font-semibold">{t("result.levelFilled")}</p>}
          <a data-for={guests} href={guestHref} className={buttonClasses.primary}>
            {t("result.ask")}
          </a>
          <a
            data-for={students}
            href={account.isOwn ? trialPath : account.studentHref}
            className={buttonClasses.primary}
          >
            {t("result.ask")}
          </a>
        </section>
      </div>

      <section>
        <h2 className="text-h2">{t("result.classes")}</h2>
        {classes && <FittingList items={fittingClasses(targetLevel(level), classes, now)} />}
        <a href={paths.hotSell} className="mt-3 link">
          {t("result.allClasses")}
        </a>
      </section>

      {tested && (
        <>
          <section>
            <h2 className="text-h2">{t("result.tips")}</h2>
            {tested.mistakes.length === 0 ? (
              <p className="mt-4">{t("result.none")}</p>
            ) : (
              <Mistakes mistakes={tested.mistakes} prompts={tested.prompts} script={script} />
            )}
          </section>
          <section>
            <h2 className="mb-2 text-h2">{t("result.share")}</h2>
            <ShareMenu
              setting={setting.share}
              url={resultHref.replace("{level}", String(level))}
              text={t("result.shareText", { level: name })}
            />
          </section>
        </>
      )}

      <p>
        <button type="button" className={buttonClasses.secondary} onClick={restart}>
          {t(tested ? "result.again" : "result.new.again")}
        </button>
      </p>
    </div>
  );
}

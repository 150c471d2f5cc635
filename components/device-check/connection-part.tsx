"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { judgeSpeed, minMbps, recommendedMbps, type SpeedVerdict } from "@/lib/subjects/device-check/speed";
import type { Language } from "@/lib/base/i18n/languages";
import { CheckButtons } from "./check-buttons";
import { measureSpeed } from "./measure-speed";
import { PartRow, type Report } from "./part-row";

type Step = "running" | SpeedVerdict | "failed";

const states = { running: "running", pass: "pass", enough: "advice", slow: "fail", failed: "fail" } as const;

/** The connection speed to this site, measured when the check starts and on each retry. */
export function ConnectionPart({ report }: { report: Report }) {
  const t = useTranslations("deviceCheck.connection");
  const locale = useLocale();
  const [step, setStep] = useState<Step>("running");
  const [speed, setSpeed] = useState(0);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const finish = (next: Exclude<Step, "running">) => {
      if (controller.signal.aborted) return;
      setStep(next);
      report("connection", states[next]);
    };
    measureSpeed(controller.signal).then(
      (measured) => {
        setSpeed(measured);
        finish(judgeSpeed(measured));
      },
      () => finish("failed"),
    );
    return () => controller.abort();
  }, [attempt, report]);

  function retry() {
    setStep("running");
    report("connection", undefined);
    setAttempt(attempt + 1);
  }

  const values = {
    speed: formatMbps(speed, locale),
    needed: formatMbps(minMbps, locale),
    recommended: formatMbps(recommendedMbps, locale),
  };
  return (
    <PartRow part="connection" state={states[step]} text={t(step, values)}>
      {step !== "running" && step !== "pass" && (
        <CheckButtons>
          <button type="button" className={buttonClasses.secondary} onClick={retry}>
            {t("again")}
          </button>
        </CheckButtons>
      )}
    </PartRow>
  );
}

/** Formats a speed for the locale, with one decimal below 10 Mbps. */
function formatMbps(mbps: number, locale: Language): string {
  return mbps.toLocaleString(locale, { maximumFractionDigits: mbps < 10 ? 1 : 0 });
}

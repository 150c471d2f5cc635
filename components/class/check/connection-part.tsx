"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { buttonLook } from "@/components/ui/button";
import { judgeSpeed, neededMbps, recommendedMbps, type SpeedVerdict } from "@/lib/device-check/speed";
import type { Language } from "@/lib/i18n/languages";
import { measureSpeed } from "./measure-speed";
import { PartRow } from "./part-row";
import type { Report } from "./report";

type Step = "running" | SpeedVerdict | "failed";

const states = { running: "running", pass: "pass", enough: "advice", slow: "fail", failed: "fail" } as const;

/** The connection speed to this site, measured when the check starts and on each retry. */
export function ConnectionPart({ report }: { report: Report }) {
  const t = useTranslations("deviceCheck.connection");
  const locale = useLocale();
  const [step, setStep] = useState<Step>("running");
  const [speed, setSpeed] = useState(0);
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    const stop = new AbortController();
    const settle = (next: Exclude<Step, "running">) => {
      if (stop.signal.aborted) return;
      setStep(next);
      report("connection", states[next]);
    };
    measureSpeed(stop.signal).then(
      (measured) => {
        setSpeed(measured);
        settle(judgeSpeed(measured));
      },
      () => settle("failed"),
    );
    return () => stop.abort();
  }, [turn, report]);

  function again() {
    setStep("running");
    report("connection", undefined);
    setTurn(turn + 1);
  }

  const values = {
    speed: formatMbps(speed, locale),
    needed: formatMbps(neededMbps, locale),
    recommended: formatMbps(recommendedMbps, locale),
  };
  return (
    <PartRow part="connection" state={states[step]} text={t(step, values)}>
      {step !== "running" && step !== "pass" && (
        <div className="check-buttons">
          <button type="button" className={buttonLook.secondary} onClick={again}>
            {t("again")}
          </button>
        </div>
      )}
    </PartRow>
  );
}

/** Formats a speed for the locale, with one decimal below 10 Mbps. */
function formatMbps(mbps: number, locale: Language): string {
  return mbps.toLocaleString(locale, { maximumFractionDigits: mbps < 10 ? 1 : 0 });
}

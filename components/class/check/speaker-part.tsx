"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { buttonLook } from "@/components/ui/button";
import { PartRow } from "./part-row";
import { playSound } from "./play-sound";
import type { Report } from "./report";

type Step = "ask" | "playing" | "question" | "pass" | "fail" | "blocked";

const states = {
  ask: "waiting",
  playing: "running",
  question: "running",
  pass: "pass",
  fail: "fail",
  blocked: "fail",
} as const;

/** Plays a sound and asks the visitor whether it was audible. */
export function SpeakerPart({ report }: { report: Report }) {
  const t = useTranslations("deviceCheck.speaker");
  const [step, setStep] = useState<Step>("ask");

  function settle(next: "pass" | "fail" | "blocked") {
    setStep(next);
    report("speaker", states[next]);
  }

  async function play() {
    setStep("playing");
    report("speaker", undefined);
    try {
      await playSound();
      setStep("question");
    } catch {
      settle("blocked");
    }
  }

  return (
    <PartRow part="speaker" state={states[step]} text={t(step === "playing" ? "ask" : step)}>
      <div className="check-buttons">
        {step === "question" && (
          <>
            <button type="button" className={buttonLook.primary} onClick={() => settle("pass")}>
              {t("yes")}
            </button>
            <button type="button" className={buttonLook.secondary} onClick={() => settle("fail")}>
              {t("no")}
            </button>
          </>
        )}
        {step !== "pass" && (
          <button
            type="button"
            className={buttonLook.secondary}
            aria-disabled={step === "playing"}
            onClick={() => step !== "playing" && void play()}
          >
            {t(step === "ask" ? "play" : "again")}
          </button>
        )}
      </div>
    </PartRow>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { buttonClasses } from "@/components/ui/button";
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

  function finish(next: "pass" | "fail" | "blocked") {
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
      finish("blocked");
    }
  }

  return (
    <PartRow part="speaker" state={states[step]} text={t(step === "playing" ? "ask" : step)}>
      <div className="check-buttons">
        {step === "question" && (
          <>
            <button type="button" className={buttonClasses.primary} onClick={() => finish("pass")}>
              {t("yes")}
            </button>
            <button type="button" className={buttonClasses.secondary} onClick={() => finish("fail")}>
              {t("no")}
            </button>
          </>
        )}
        {step !== "pass" && (
          <button
            type="button"
            className={buttonClasses.secondary}
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

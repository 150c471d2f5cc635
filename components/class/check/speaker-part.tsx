"use client";

import { useState } from "react";
import { buttonLook } from "@/components/ui/button";
import type { CheckLabels } from "./labels";
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

/** Plays a sound and asks: only the visitor knows whether it was heard. */
export function SpeakerPart({ labels, report }: { labels: CheckLabels; report: Report }) {
  const { speaker } = labels;
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
    <PartRow
      part="speaker"
      labels={labels}
      state={states[step]}
      text={step === "playing" ? speaker.ask : speaker[step]}
    >
      <div className="check-buttons">
        {step === "question" && (
          <>
            <button type="button" className={buttonLook.primary} onClick={() => settle("pass")}>
              {speaker.yes}
            </button>
            <button type="button" className={buttonLook.secondary} onClick={() => settle("fail")}>
              {speaker.no}
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
            {step === "ask" ? speaker.play : speaker.again}
          </button>
        )}
      </div>
    </PartRow>
  );
}

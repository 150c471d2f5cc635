"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { CheckButtons } from "./check-buttons";
import { PartRow, type Report } from "./part-row";

/** Two notes in hertz, which small speakers can play too. */
const notes = [523, 698];
/** Seconds. */
const noteSeconds = 0.45;
/** Gain from 0 to 1: audible on a phone's speaker and not too loud in headphones. */
const volume = 0.25;

/** Plays a short generated sound and resolves when it has ended. @throws if the browser cannot play it. */
async function playSound(): Promise<void> {
  const context = new AudioContext();
  try {
    await context.resume();
    const ended = notes.map((note, index) =>
      playNote(context, note, context.currentTime + index * noteSeconds),
    );
    await Promise.all(ended);
  } finally {
    await context.close();
  }
}

function playNote(context: AudioContext, note: number, from: number): Promise<void> {
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.frequency.value = note;
  // Fades in and out, because a tone that starts at full volume clicks.
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(volume, from + 0.03);
  gain.gain.linearRampToValueAtTime(0, from + noteSeconds);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(from);
  oscillator.stop(from + noteSeconds);
  return new Promise((resolve) => {
    oscillator.onended = () => resolve();
  });
}

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
      <CheckButtons>
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
      </CheckButtons>
    </PartRow>
  );
}

"use client";

import { useEffect } from "react";
import type { CheckLabels } from "./labels";
import { PartRow } from "./part-row";
import type { Report } from "./report";
import { useLoudness, type Hearing } from "./use-loudness";

type MicrophoneLiveProps = { stream: MediaStream; labels: CheckLabels; report: Report };

const states = { listening: "running", heard: "pass", silent: "fail" } as const;

/** The open microphone: a bar that moves with the voice, and whether one was heard. */
export function MicrophoneLive({ stream, labels, report }: MicrophoneLiveProps) {
  const { meter, hearing } = useLoudness(stream);
  useEffect(() => {
    const state = states[hearing];
    report("microphone", state === "running" ? undefined : state);
  }, [hearing, report]);
  const texts: Record<Hearing, string> = {
    listening: labels.microphone.listening,
    heard: labels.microphone.pass,
    silent: labels.microphone.silent,
  };
  return (
    <PartRow part="microphone" labels={labels} state={states[hearing]} text={texts[hearing]}>
      <div
        ref={meter}
        role="meter"
        aria-label={labels.microphone.level}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={0}
        className="check-meter"
      />
    </PartRow>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { PartRow } from "./part-row";
import type { Report } from "./report";
import { useLoudness } from "./use-loudness";

type MicrophoneLiveProps = { stream: MediaStream; report: Report };

const states = { listening: "running", heard: "pass", silent: "fail" } as const;

/** Message keys of the states. */
const texts = { listening: "listening", heard: "pass", silent: "silent" } as const;

/** The open microphone: a level meter, and whether a voice was detected. */
export function MicrophoneLive({ stream, report }: MicrophoneLiveProps) {
  const t = useTranslations("deviceCheck.microphone");
  const { meter, hearing } = useLoudness(stream);
  useEffect(() => {
    const state = states[hearing];
    report("microphone", state === "running" ? undefined : state);
  }, [hearing, report]);
  return (
    <PartRow part="microphone" state={states[hearing]} text={t(texts[hearing])}>
      <div
        ref={meter}
        role="meter"
        aria-label={t("level")}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={0}
        className="check-meter"
      />
    </PartRow>
  );
}

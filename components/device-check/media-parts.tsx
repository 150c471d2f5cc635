"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { buttonClasses } from "@/components/ui/button";
import type { Results } from "@/lib/subjects/device-check/summary";
import { CheckButtons } from "./check-buttons";
import { PartRow, type Report } from "./part-row";
import { useLoudness } from "./use-loudness";
import { useMedia } from "./use-media";

type MicrophoneLiveProps = { stream: MediaStream; report: Report };

const states = { listening: "running", heard: "pass", silent: "fail" } as const;

/** Message keys of the states. */
const texts = { listening: "listening", heard: "pass", silent: "silent" } as const;

/** The open microphone: a level meter, and whether a voice was detected. */
function MicrophoneLive({ stream, report }: MicrophoneLiveProps) {
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
        className="mt-3 h-3 max-w-80 overflow-hidden rounded-pill bg-muted outline-1 outline-transparent before:block before:h-full before:origin-left before:[scale:var(--level,0)_1] before:bg-accent forced-colors:before:bg-[Highlight]"
      />
    </PartRow>
  );
}

type MediaPartsProps = {
  /** Results so far, which stay valid when camera and microphone are switched off. */
  results: Results;
  report: Report;
};

/** Camera and microphone. Nothing is opened before the button is pressed. */
export function MediaParts({ results, report }: MediaPartsProps) {
  const camera = useTranslations("deviceCheck.camera");
  const microphone = useTranslations("deviceCheck.microphone");
  const { step, opened, start, stop } = useMedia();
  const failures = opened?.failures ?? {};
  const isCameraOpen = opened !== undefined && !failures.camera;

  useEffect(() => {
    if (!opened) return;
    report("camera", opened.failures.camera ? "fail" : "pass");
    report("microphone", opened.failures.microphone && "fail");
  }, [opened, report]);

  const hasFailed = Boolean(failures.camera ?? failures.microphone);
  const pendingState = step === "asking" ? "running" : "waiting";
  const lastResults = step === "off" ? results : {};
  const cameraText = camera(step === "asking" ? "asking" : lastResults.camera === "pass" ? "pass" : "ask");
  return (
    <>
      <PartRow
        part="camera"
        state={!opened ? (lastResults.camera ?? pendingState) : failures.camera ? "fail" : "pass"}
        text={!opened ? cameraText : camera(failures.camera ?? "pass")}
      >
        {isCameraOpen && <SelfPicture stream={opened.stream} label={camera("picture")} />}
        <CheckButtons>
          {(!opened || hasFailed) && (
            <button
              type="button"
              className={opened ? buttonClasses.secondary : buttonClasses.primary}
              disabled={step === "asking"}
              onClick={() => void start()}
            >
              {camera(opened ? "again" : "start")}
            </button>
          )}
          {opened && opened.stream.getTracks().length > 0 && (
            <button type="button" className={buttonClasses.secondary} onClick={stop}>
              {camera("stop")}
            </button>
          )}
        </CheckButtons>
      </PartRow>
      {opened && !failures.microphone ? (
        <MicrophoneLive stream={opened.stream} report={report} />
      ) : (
        <PartRow
          part="microphone"
          state={opened ? "fail" : (lastResults.microphone ?? pendingState)}
          text={microphone(failures.microphone ?? (lastResults.microphone === "pass" ? "pass" : "ask"))}
        />
      )}
    </>
  );
}

function SelfPicture({ stream, label }: { stream: MediaStream; label: string }) {
  return (
    <video
      aria-label={label}
      autoPlay
      muted
      playsInline
      // Mirrored, as people expect of a picture of themselves.
      className="mt-3 aspect-[4/3] w-full max-w-80 -scale-x-100 rounded-card bg-night object-cover"
      ref={(video) => {
        if (video && video.srcObject !== stream) video.srcObject = stream;
      }}
    />
  );
}

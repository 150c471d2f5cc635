"use client";

import { useEffect, useRef, useState } from "react";
import { stopSpeaking } from "@/components/ui/mandarin-voice";
import { stopSound } from "@/components/ui/play-sound";
import { encodeWav, wavType } from "@/lib/engines/sounds/wav";
import { toMediaFailure, type MediaFailure } from "@/lib/subjects/device-check/media";
import { introductionName, maxSeconds } from "@/lib/subjects/pronunciations/limits";
import { shapeSound } from "@/lib/subjects/pronunciations/shape-sound";
import { decodeRecording, microphone, startRecording, type RunningRecording } from "./record-sound";

export type RecorderProblem = MediaFailure | "silent";
type State = { step: "idle" | "asking" | "recording" | "working"; problem?: RecorderProblem };

/** What is cut off after the voice ends, in milliseconds: the pause before a recording begins and after it ends. */
const sparePauseMs = 2_000;

/**
 * Records texts with the microphone, which stays on until the component unmounts, so that browsers ask once.
 * @param onRecorded gets the trimmed and leveled WAV file
 */
export function useRecorder(onRecorded: (text: string, file: Blob) => Promise<void>) {
  const [state, setState] = useState<State>({ step: "idle" });
  const stream = useRef<MediaStream>(undefined);
  const running = useRef<RunningRecording>(undefined);
  const meter = useRef<HTMLDivElement>(null);
  const isUnmounted = useRef(false);

  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
      close(stream.current);
    };
  }, []);

  async function open(): Promise<MediaStream | MediaFailure> {
    if (stream.current?.active) return stream.current;
    try {
      // Missing in old browsers and on pages without https.
      const opened = await navigator.mediaDevices.getUserMedia(microphone);
      if (isUnmounted.current) close(opened);
      stream.current = opened;
      return opened;
    } catch (error) {
      return toMediaFailure(error instanceof Error ? error.name : "");
    }
  }

  async function record(text: string): Promise<void> {
    if (state.step !== "idle") return;
    stopSound();
    stopSpeaking();
    setState({ step: "asking" });
    const opened = await open();
    if (isUnmounted.current) return;
    if (!(opened instanceof MediaStream)) return setState({ step: "idle", problem: opened });
    const isIntroduction = text === introductionName;
    try {
      running.current = startRecording(opened, {
        maxMs: maxSeconds(text) * 1000 + (isIntroduction ? 0 : sparePauseMs),
        endsInSilence: !isIntroduction,
        onLevel: (level) => showLevel(meter.current, level),
      });
      setState({ step: "recording" });
      const recorded = await running.current.ended;
      if (isUnmounted.current) return;
      setState({ step: "working" });
      const shaped = shapeSound(await decodeRecording(recorded), maxSeconds(text));
      if (!shaped) return setState({ step: "idle", problem: "silent" });
      await onRecorded(text, new Blob([encodeWav(shaped)], { type: wavType }));
      setState({ step: "idle" });
    } catch {
      setState({ step: "idle", problem: "unknown" });
    }
  }

  const clearProblem = () => setState(({ step }) => ({ step }));
  return { ...state, meter, record, stop: () => running.current?.stop(), clearProblem };
}

function close(stream: MediaStream | undefined) {
  stream?.getTracks().forEach((track) => track.stop());
}

/** Writes to the element directly, to avoid a React render per frame. */
function showLevel(meter: HTMLDivElement | null, level: number) {
  meter?.style.setProperty("--level", String(level));
}

"use client";

import { useEffect, useRef, useState } from "react";
import { isAudible, loudness, meterLevel } from "@/lib/subjects/device-check/media";

/** Silence after which the state becomes `silent`. */
const silenceMs = 8000;
/** Frames with sound that count as a voice; a click or a knock is shorter. */
const minFramesHeard = 12;
/** Share of the last level that the next frame shows at least, so that the meter falls slowly. */
const decayPerFrame = 0.95;

export type HearingState = "listening" | "heard" | "silent";

/** Measures a microphone: returns a ref for the meter element, which it updates, and whether a voice was detected. */
export function useLoudness(stream: MediaStream) {
  const meter = useRef<HTMLDivElement>(null);
  const [hearing, setHearing] = useState<HearingState>("listening");

  useEffect(() => {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    let framesHeard = 0;
    let level = 0;
    let frame = requestAnimationFrame(function sampleFrame() {
      analyser.getFloatTimeDomainData(samples);
      const currentLoudness = loudness(samples);
      level = Math.max(meterLevel(currentLoudness), level * decayPerFrame);
      drawLevel(meter.current, level);
      if (isAudible(currentLoudness)) framesHeard += 1;
      if (framesHeard === minFramesHeard) setHearing("heard");
      frame = requestAnimationFrame(sampleFrame);
    });
    const timer = setTimeout(
      () => setHearing((previous) => (previous === "heard" ? previous : "silent")),
      silenceMs,
    );
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      void context.close();
    };
  }, [stream]);

  return { meter, hearing };
}

/** Writes to the element directly, to avoid a React render per frame. */
function drawLevel(meter: HTMLDivElement | null, level: number) {
  if (!meter) return;
  meter.style.setProperty("--level", String(level));
  meter.setAttribute("aria-valuenow", String(Math.round(level * 100)));
}

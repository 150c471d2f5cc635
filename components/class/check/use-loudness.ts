"use client";

import { useEffect, useRef, useState } from "react";
import { isHeard, loudness, meterLevel } from "@/lib/device-check/media";

/** How long there may be silence before the visitor is told that nothing is heard. */
const silenceMs = 8000;
/** Frames in which something must be heard: a click or a knock is shorter than a word. */
const minFramesHeard = 12;
/** Share of the last level that is still shown in the next frame, so that eyes can follow the bar. */
const decayPerFrame = 0.95;

export type Hearing = "listening" | "heard" | "silent";

/** Listens to a microphone: moves the meter that is given, and tells whether there is a voice. */
export function useLoudness(stream: MediaStream) {
  const meter = useRef<HTMLDivElement>(null);
  const [hearing, setHearing] = useState<Hearing>("listening");

  useEffect(() => {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    let framesHeard = 0;
    let level = 0;
    let frame = requestAnimationFrame(function look() {
      analyser.getFloatTimeDomainData(samples);
      const now = loudness(samples);
      level = Math.max(meterLevel(now), level * decayPerFrame);
      show(meter.current, level);
      if (isHeard(now)) framesHeard += 1;
      if (framesHeard === minFramesHeard) setHearing("heard");
      frame = requestAnimationFrame(look);
    });
    const timer = setTimeout(
      () => setHearing((before) => (before === "heard" ? before : "silent")),
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

/** Written to the element itself: sixty renderings a second would be for nothing. */
function show(meter: HTMLDivElement | null, level: number) {
  if (!meter) return;
  meter.style.setProperty("--level", String(level));
  meter.setAttribute("aria-valuenow", String(Math.round(level * 100)));
}

"use client";

import { useEffect, useRef, useState } from "react";
import { isHeard, loudness, meterLevel } from "@/lib/device-check/media";

/** Milliseconds of silence after which to say that nothing is heard. */
const patience = 8000;
/** Looks in a row (one a frame) that must hear something: a click or a knock is shorter. */
const enough = 6;

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
    let inRow = 0;
    let frame = requestAnimationFrame(function look() {
      analyser.getFloatTimeDomainData(samples);
      const now = loudness(samples);
      show(meter.current, meterLevel(now));
      inRow = isHeard(now) ? inRow + 1 : 0;
      if (inRow === enough) setHearing("heard");
      frame = requestAnimationFrame(look);
    });
    const timer = setTimeout(
      () => setHearing((before) => (before === "heard" ? before : "silent")),
      patience,
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

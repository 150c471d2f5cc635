"use client";

import { useEffect, useState } from "react";
import { playSound, stopSound } from "./play-sound";

/** A button that plays a sound, or stops it. The sound also stops when the component unmounts. */
export function useSound(address: string) {
  const [state, setState] = useState<"idle" | "playing" | "failed">("idle");
  useEffect(() => (state === "playing" ? stopSound : undefined), [state]);
  const toggle = async () => {
    if (state === "playing") return stopSound();
    setState("playing");
    setState((await playSound(address)) === "silent" ? "failed" : "idle");
  };
  return { isPlaying: state === "playing", hasFailed: state === "failed", toggle: () => void toggle() };
}

"use client";

import { useEffect, useRef, useState } from "react";
import { playSound, stopSound } from "./play-sound";

/** A button that plays a sound, or stops it. The sound also stops when the component unmounts. */
export function useSound(address: string) {
  const [state, setState] = useState<"idle" | "playing" | "failed">("idle");
  const isOwn = useRef(false);
  useEffect(() => () => void (isOwn.current && stopSound()), []);
  const toggle = async () => {
    if (isOwn.current) return stopSound();
    isOwn.current = true;
    setState("playing");
    const outcome = await playSound(address);
    // Another sound may play by now, which must go on.
    isOwn.current = false;
    setState(outcome === "silent" ? "failed" : "idle");
  };
  return { isPlaying: state === "playing", hasFailed: state === "failed", toggle: () => void toggle() };
}

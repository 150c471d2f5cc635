"use client";

import { speak } from "@/components/ui/mandarin-voice";
import { playSound, stopSound } from "@/components/ui/play-sound";
import type { Script } from "@/lib/subjects/level-test/script";
import type { SchoolVoice } from "@/lib/subjects/pronunciations/published";
import { useMandarinVoice } from "./use-mandarin-voice";

/**
 * Plays Chinese texts: the school's recording where there is one, otherwise the device's voice.
 * @returns the device's voice, as of `useMandarinVoice`, and a function that plays a text
 */
export function useListening(script: Script) {
  const device = useMandarinVoice(script);
  const play = async (text: string, school: SchoolVoice | undefined) => {
    // A recording that cannot be loaded is replaced by the device's voice.
    const outcome = school ? await playSound(school.address) : "silent";
    if (outcome !== "silent" || !device) return outcome;
    stopSound();
    return speak(text, device);
  };
  return { device, play };
}

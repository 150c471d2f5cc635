"use client";

import { useEffect, useState } from "react";
import type { Script } from "@/lib/subjects/level-test/script";
import { findMandarinVoice } from "@/components/ui/mandarin-voice";

/** The browser's voice for Mandarin: undefined until it is known, null if there is none. */
export function useMandarinVoice(script: Script): SpeechSynthesisVoice | null | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>();
  useEffect(() => {
    let isCurrent = true;
    void findMandarinVoice(script).then((found) => isCurrent && setVoice(found ?? null));
    return () => {
      isCurrent = false;
    };
  }, [script]);
  return voice;
}

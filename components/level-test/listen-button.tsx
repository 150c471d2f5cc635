"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { VoiceName } from "@/components/characters/voice-name";
import { buttonClasses } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { speak, stopSpeaking } from "@/components/ui/mandarin-voice";

type ListenButtonProps = {
  text: string;
  voice: SpeechSynthesisVoice;
  /** Leaves out listening questions. */
  onMute: () => void;
};

/** Speaks the text of a listening question, as often as the visitor likes, and offers to go on without listening. */
export function QuestionListenButton({ text, voice, onMute }: ListenButtonProps) {
  const t = useTranslations("levelTest.test");
  const [state, setState] = useState<"new" | "playing" | "heard" | "silent">("new");
  useEffect(() => stopSpeaking, []);
  const play = async () => {
    setState("playing");
    const outcome = await speak(text, voice);
    // A newer press has stopped this one and shows its own state.
    if (outcome !== "stopped") setState(outcome === "silent" ? "silent" : "heard");
  };
  return (
    <div className="mt-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <button type="button" className={buttonClasses.secondary} onClick={() => void play()}>
          <Icon name="headphones" />
          {t(state === "new" ? "listen" : "again")}
        </button>
        <VoiceName school={undefined} />
        <button type="button" className="link" onClick={onMute}>
          {t("mute")}
        </button>
      </div>
      <p role="status" className="field-error empty:absolute">
        {state === "silent" && t("silent")}
      </p>
    </div>
  );
}

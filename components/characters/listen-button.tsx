"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { buttonClasses } from "@/components/ui/button";
import type { Script } from "@/lib/subjects/level-test/script";
import { speak } from "@/components/ui/mandarin-voice";
import { useMandarinVoice } from "./use-mandarin-voice";

type ListenButtonProps = { text: string; script: Script };

/** Reads a text aloud; nothing if the browser has no voice for Mandarin. */
export function ListenButton({ text, script }: ListenButtonProps) {
  const t = useTranslations("try.voice");
  const voice = useMandarinVoice(script);
  const [state, setState] = useState<"idle" | "speaking" | "silent">("idle");
  if (!voice) return null;
  const listen = async () => {
    setState("speaking");
    const outcome = await speak(text, voice);
    // A newer press has stopped this one and shows its own state.
    if (outcome !== "stopped") setState(outcome === "silent" ? "silent" : "idle");
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <button
        type="button"
        aria-busy={state === "speaking"}
        className={buttonClasses.secondary}
        onClick={() => void listen()}
      >
        <Icon name="headphones" size={18} />
        {t("listen")}
      </button>
      <p role="status">{state === "silent" && t("silent")}</p>
    </div>
  );
}

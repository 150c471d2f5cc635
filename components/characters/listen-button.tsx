"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { buttonClasses } from "@/components/ui/button";
import type { Script } from "@/lib/subjects/level-test/script";
import type { SchoolVoice } from "@/lib/subjects/pronunciations/published";
import { useListening } from "./use-listening";
import { VoiceName } from "./voice-name";

type ListenButtonProps = { text: string; script: Script; school: SchoolVoice | undefined };

/** Reads a text aloud; nothing if neither the school nor the browser has a voice for it. */
export function ListenButton({ text, script, school }: ListenButtonProps) {
  const t = useTranslations("try.voice");
  const { device, play } = useListening(script);
  const [state, setState] = useState<"idle" | "speaking" | "silent">("idle");
  if (!school && !device) return null;
  const listen = async () => {
    setState("speaking");
    const outcome = await play(text, school);
    // A newer press has stopped this one and shows its own state.
    if (outcome !== "stopped") setState(outcome === "silent" ? "silent" : "idle");
  };
  return (
    <div className="flex flex-wrap items-center gap-3 noscript:hidden">
      <button
        type="button"
        aria-busy={state === "speaking"}
        className={buttonClasses.secondary}
        onClick={() => void listen()}
      >
        <Icon name="headphones" size={18} />
        {t("listen")}
      </button>
      <VoiceName school={school} />
      <p role="status" className="empty:absolute">
        {state === "silent" && t("silent")}
      </p>
    </div>
  );
}

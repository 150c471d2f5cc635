"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { useSound } from "@/components/ui/use-sound";

/** Plays a recording. @param props.text what is said, for the button's name */
export function PlayButton({ address, text }: { address: string; text: string }) {
  const t = useTranslations("desk.pronunciations");
  const { isPlaying, hasFailed, toggle } = useSound(address);
  return (
    <span className="flex items-center gap-2">
      <button
        type="button"
        aria-label={isPlaying ? t("stop") : t("play", { text })}
        className="grid size-11 shrink-0 place-items-center rounded-pill border border-ink/30 hover:border-ink/70"
        onClick={toggle}
      >
        <Icon name={isPlaying ? "pause" : "play"} size={18} />
      </button>
      <span role="status" className="text-mark empty:absolute">
        {hasFailed && t("failed")}
      </span>
    </span>
  );
}

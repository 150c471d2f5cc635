"use client";

import { useTranslations } from "next-intl";
import { buttonClasses } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useSound } from "@/components/ui/use-sound";

/** Plays what a teacher says about themself. */
export function IntroductionButton({ address, name }: { address: string; name: string }) {
  const t = useTranslations("introduction");
  const { isPlaying, hasFailed, toggle } = useSound(address);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3 print:hidden noscript:hidden">
      <button type="button" className={buttonClasses.secondary} onClick={toggle}>
        <Icon name={isPlaying ? "pause" : "headphones"} size={18} />
        {isPlaying ? t("stop") : t("play", { name })}
      </button>
      <span role="status" className="empty:absolute">
        {hasFailed && t("failed")}
      </span>
    </div>
  );
}

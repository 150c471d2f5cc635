"use client";

import { useTranslations } from "next-intl";
import type { Script } from "@/lib/subjects/level-test/script";
import { chooseScript } from "./use-script";

const scripts = ["hans", "hant"] as const;

/** Switches the characters of the page between simplified and traditional. */
export function ScriptSwitch({ script }: { script: Script }) {
  const t = useTranslations("try.writing");
  return (
    <div role="group" aria-label={t("script")} className="flex flex-wrap gap-2 print:hidden noscript:hidden">
      {scripts.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === script}
          onClick={() => chooseScript(each)}
          className="min-h-11 rounded-pill border border-ink/50 bg-surface px-4 aria-pressed:bg-ink aria-pressed:text-ground"
        >
          {t(each)}
        </button>
      ))}
    </div>
  );
}

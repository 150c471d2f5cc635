"use client";

import { useTranslations } from "next-intl";
import type { Script } from "@/lib/level-test/script";
import { chooseScript } from "./use-script";

const scripts = ["hans", "hant"] as const;

/** Switches the characters of the page between simplified and traditional. */
export function ScriptSwitch({ script }: { script: Script }) {
  const t = useTranslations("try.writing");
  return (
    <div role="group" aria-label={t("script")} className="flex flex-wrap gap-2 noscript:hidden print:hidden">
      {scripts.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === script}
          onClick={() => chooseScript(each)}
          className="border-ink/50 rounded-pill aria-pressed:bg-ink min-h-11 border bg-white px-4 aria-pressed:text-white"
        >
          {t(each)}
        </button>
      ))}
    </div>
  );
}

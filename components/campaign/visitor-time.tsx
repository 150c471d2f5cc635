"use client";

import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { useClock } from "@/components/ui/use-clock";
import { neverChanges } from "@/components/ui/use-is-hydrated";
import { toVisitorTime, type TimeLanguage } from "@/lib/subjects/campaign/own-time";

type VisitorTimeProps = {
  /** Milliseconds since 1970. */
  instant: number;
  /** Time zone that the page shows times in. */
  zone: string;
  language: TimeLanguage;
  className?: string;
  /** The text is hidden from this instant on, in milliseconds since 1970. */
  until?: number;
};

/** The time in the visitor's time zone, if it differs from the region's. Rendered by the browser only. */
export function VisitorTime({ instant, zone, language, className = "", until = Infinity }: VisitorTimeProps) {
  const t = useTranslations("campaign");
  const isOver = useClock((now) => now >= until, 0);
  const shown = useSyncExternalStore(
    neverChanges,
    () => {
      const own = toVisitorTime(new Date(instant), zone, language);
      return own ? t("clock.own", own) : "";
    },
    () => "",
  );
  return <p className={`text-quiet text-[0.9em] noscript:hidden ${className}`}>{isOver ? "" : shown}</p>;
}

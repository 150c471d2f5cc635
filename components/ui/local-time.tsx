"use client";

import { useSyncExternalStore } from "react";
import type { Language } from "@/lib/i18n/languages";
import { formatInstant } from "@/lib/i18n/time";

type LocalTimeProps = { instant: string; locale: Language };

/** The server's page is the same for all and says Beijing's time; the browser puts the visitor's own in its place. */
export function LocalTime({ instant, locale }: LocalTimeProps) {
  const inBrowser = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  return (
    // The tables of the browser may write the same time a little differently.
    <time dateTime={instant} suppressHydrationWarning>
      {formatInstant(new Date(instant), locale, inBrowser ? undefined : "Asia/Shanghai")}
    </time>
  );
}

const noChange = () => () => undefined;

"use client";

import type { Language } from "@/lib/i18n/languages";
import { formatTime, type TimeStyle } from "@/lib/i18n/time";
import { useInBrowserLater } from "./use-in-browser";

type LocalTimeProps = {
  instant: string;
  locale: Language;
  /** Short day and month names, `true` without the zone's; or one of the other styles. */
  short?: boolean | TimeStyle;
  /** Of someone else: without it, the visitor's own zone. */
  zone?: string;
};

/**
 * The server's page is the same for all and says Beijing's time; the browser puts the visitor's own in its place,
 * before the first paint on pages with `FirstPaint`.
 */
export function LocalTime({ instant, locale, short = false, zone }: LocalTimeProps) {
  const inBrowser = useInBrowserLater();
  const style = typeof short === "string" ? short : short ? "short" : "long";
  return (
    // Browsers write some dates a little differently than the server does.
    <time dateTime={instant} data-own={zone ? undefined : style} suppressHydrationWarning>
      {formatTime(new Date(instant), locale, style, zone ?? (inBrowser ? undefined : "Asia/Shanghai"))}
    </time>
  );
}

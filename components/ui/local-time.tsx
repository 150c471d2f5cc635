"use client";

import type { Language } from "@/lib/base/i18n/languages";
import { formatTime, type TimeStyle } from "@/lib/base/i18n/time";
import { useIsHydratedDeferred } from "./use-is-hydrated";

type LocalTimeProps = {
  instant: string;
  locale: Language;
  /** `true` for short day and month names without the time zone, or one of the other styles. */
  short?: boolean | TimeStyle;
  /** The school's time zone. */
  schoolZone: string;
  /** Whether to show the school's time; the visitor's by default. */
  isSchoolTime?: boolean;
};

/**
 * A time in the visitor's time zone. The server renders one page for everyone, with the school's time; the browser
 * replaces it, on pages with `FirstPaint` before the first paint.
 */
export function LocalTime({
  instant,
  locale,
  short = false,
  schoolZone,
  isSchoolTime = false,
}: LocalTimeProps) {
  const isHydrated = useIsHydratedDeferred();
  const zone = isHydrated && !isSchoolTime ? undefined : schoolZone;
  const style = typeof short === "string" ? short : short ? "short" : "long";
  return (
    // Browsers may format some dates differently from the server.
    <time dateTime={instant} data-own={isSchoolTime ? undefined : style} suppressHydrationWarning>
      {formatTime(new Date(instant), locale, style, zone)}
    </time>
  );
}

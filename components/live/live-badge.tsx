"use client";

import { formatScheduledTexts } from "@/components/ui/scheduled-texts";
import { useClock } from "@/components/ui/use-clock";
import type { Language } from "@/lib/base/i18n/languages";
import { formatRelativeTime } from "@/lib/base/i18n/time";
import { liveEndTime, liveState, timeUntil, type LiveState, type LiveTimes } from "@/lib/subjects/live/clock";

export type LiveBadgeLabels = Record<LiveState, string>;

type LiveBadgeProps = { times: LiveTimes; renderedAt: number; labels: LiveBadgeLabels; locale: Language };

/** State of a live class by the clock: upcoming (with a countdown on the last day), live or ended. */
export function LiveBadge({ times, renderedAt, labels, locale }: LiveBadgeProps) {
  const state = useClock((now) => liveState(times, now), renderedAt);
  // The page may come from a cache, so only the visitor's clock can give the countdown.
  const countdown = useClock((now) => {
    const remaining = now === renderedAt ? undefined : timeUntil(times.from, now);
    return remaining && formatRelativeTime(remaining.value, remaining.unit, locale);
  }, renderedAt);
  const stateChanges = formatScheduledTexts(
    [times.from, "live", labels.live],
    [new Date(liveEndTime(times)).toISOString(), "ended", labels.ended],
  );
  return (
    <span
      className="mb-2 inline-block self-start rounded-pill bg-muted px-3 py-0.5 text-label font-semibold outline-1 outline-transparent first-letter:uppercase data-[state=ended]:text-soft data-[state=live]:bg-accent data-[state=live]:text-on-accent print:text-[black]!"
      data-state={state}
      data-then={stateChanges}
      suppressHydrationWarning
    >
      {(state === "upcoming" && countdown) || labels[state]}
    </span>
  );
}

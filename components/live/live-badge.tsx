"use client";

import { thenLines } from "@/components/ui/then-lines";
import { useClock } from "@/components/ui/use-clock";
import type { Language } from "@/lib/i18n/languages";
import { formatUntil } from "@/lib/i18n/time";
import { endOf, liveState, timeUntil, type LiveState, type LiveTimes } from "@/lib/live/clock";

export type LiveBadgeLabels = Record<LiveState, string>;

type LiveBadgeProps = { times: LiveTimes; renderedAt: number; labels: LiveBadgeLabels; locale: Language };

/** State of a live class by the clock: upcoming (with a countdown on the last day), live or ended. */
export function LiveBadge({ times, renderedAt, labels, locale }: LiveBadgeProps) {
  const state = useClock((now) => liveState(times, now), renderedAt);
  // The page may come from a cache, so only the visitor's clock can give the countdown.
  const until = useClock((now) => {
    const left = now === renderedAt ? undefined : timeUntil(times.from, now);
    return left && formatUntil(left.value, left.unit, locale);
  }, renderedAt);
  const then = thenLines(
    [times.from, "live", labels.live],
    [new Date(endOf(times)).toISOString(), "ended", labels.ended],
  );
  return (
    <span className="live-badge" data-state={state} data-then={then} suppressHydrationWarning>
      {(state === "upcoming" && until) || labels[state]}
    </span>
  );
}

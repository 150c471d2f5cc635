"use client";

import { useClock } from "@/components/ui/use-clock";
import type { Language } from "@/lib/i18n/languages";
import { formatUntil } from "@/lib/i18n/time";
import { liveState, timeUntil, type LiveState, type LiveTimes } from "@/lib/live/clock";

export type LiveBadgeLabels = Record<LiveState, string>;

type LiveBadgeProps = { times: LiveTimes; renderedAt: number; labels: LiveBadgeLabels; locale: Language };

/** Upcoming, and in how long on its last day; live now; ended: from the clock, without asking anyone. */
export function LiveBadge({ times, renderedAt, labels, locale }: LiveBadgeProps) {
  const state = useClock((now) => liveState(times, now), renderedAt);
  const until = useClock((now) => {
    const left = timeUntil(times.from, now);
    return left && formatUntil(left.value, left.unit, locale);
  }, renderedAt);
  return (
    <span className="live-badge" data-state={state} suppressHydrationWarning>
      {(state === "upcoming" && until) || labels[state]}
    </span>
  );
}

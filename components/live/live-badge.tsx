"use client";

import { thenLines } from "@/components/ui/then-lines";
import { useClock } from "@/components/ui/use-clock";
import type { Language } from "@/lib/i18n/languages";
import { formatUntil } from "@/lib/i18n/time";
import { endOf, liveState, timeUntil, type LiveState, type LiveTimes } from "@/lib/live/clock";

export type LiveBadgeLabels = Record<LiveState, string>;

type LiveBadgeProps = { times: LiveTimes; renderedAt: number; labels: LiveBadgeLabels; locale: Language };

/** Upcoming, and in how long on its last day; live now; ended: from the clock, without asking anyone. */
export function LiveBadge({ times, renderedAt, labels, locale }: LiveBadgeProps) {
  const state = useClock((now) => liveState(times, now), renderedAt);
  // A page may be painted long after it was made: how long it still takes is told by the visitor's clock alone.
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

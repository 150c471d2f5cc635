"use client";

import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for all that look at it: it ticks each second while anyone does. */
function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((tell) => tell()), 1000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/**
 * What the clock says, read by `read` from milliseconds since 1970; drawn anew only when that changes. The
 * server's page was right at `renderedAt`, and is taken over as it was before the browser's clock counts.
 */
export function useClock<Reading extends string | number | boolean | undefined>(
  read: (now: number) => Reading,
  renderedAt: number,
): Reading {
  return useSyncExternalStore(
    subscribe,
    () => read(Date.now()),
    () => read(renderedAt),
  );
}

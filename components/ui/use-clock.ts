"use client";

import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Subscribes to one shared timer, which ticks each second while it has subscribers. */
function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((notify) => notify()), 1000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/**
 * Derives a value from the current time, and re-renders only when the value changes.
 * @param read gets the time in milliseconds since 1970
 * @param renderedAt time of the server's render, used during hydration
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

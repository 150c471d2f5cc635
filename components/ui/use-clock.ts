"use client";

import { useState, useSyncExternalStore } from "react";
import { checkServerClock, onServerTime, serverNow, serverTimeAt } from "@/lib/base/clock/server-clock";

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function tick() {
  checkServerClock();
  listeners.forEach((notify) => notify());
}

/** Subscribes to one shared timer, which ticks each second while it has subscribers, and to a corrected clock. */
function subscribe(listener: () => void) {
  checkServerClock();
  const unsubscribe = onServerTime(listener);
  listeners.add(listener);
  timer ??= setInterval(tick, 1000);
  return () => {
    unsubscribe();
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/**
 * Derives a value from the server's current time, and re-renders only when the value changes.
 * @param read gets the time in milliseconds since 1970
 * @param renderedAt time of the server's render, used during hydration and until the server's time is known. Left out by
 * components that are only rendered with the response of a call, which has the time
 */
export function useClock<Reading extends string | number | boolean | undefined>(
  read: (now: number) => Reading,
  renderedAt?: number,
): Reading {
  return useSyncExternalStore(
    subscribe,
    () => read(serverNow(renderedAt)),
    () => read(renderedAt ?? 0),
  );
}

/** The server's time when the component was first rendered in the browser; during hydration, the server's render time. */
export function useOpenedAt(renderedAt: number): number {
  const [openedAtMs] = useState(() => performance.now());
  return useSyncExternalStore(
    subscribe,
    () => serverTimeAt(openedAtMs) ?? renderedAt,
    () => renderedAt,
  );
}

"use client";

import { isBeijingClock } from "@/lib/schedule/beijing";
import { useInBrowserLater } from "./use-in-browser";

/**
 * Properties of the element that says Beijing's time below the visitor's own: it is hidden where both clocks show the
 * same. Before hydration the page's first script does that (lib/inline-scripts/first-paint.ts).
 */
export function useBeijingLine(instant: string) {
  const inBrowser = useInBrowserLater();
  return {
    "data-beijing": instant,
    hidden: inBrowser && isBeijingClock(new Date(instant)),
    suppressHydrationWarning: true,
  } as const;
}

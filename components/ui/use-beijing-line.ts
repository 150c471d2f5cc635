"use client";

import { isBeijingClock } from "@/lib/schedule/beijing";
import { useIsHydratedDeferred } from "./use-is-hydrated";

/**
 * Props of the element with the Beijing time below the visitor's own time. It is hidden where both clocks show the same
 * time. Before hydration an inline script hides it (lib/inline-scripts/first-paint.ts).
 */
export function useBeijingLine(instant: string) {
  const isHydrated = useIsHydratedDeferred();
  return {
    "data-beijing": instant,
    hidden: isHydrated && isBeijingClock(new Date(instant)),
    suppressHydrationWarning: true,
  } as const;
}

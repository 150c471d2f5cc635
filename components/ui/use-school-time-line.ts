"use client";

import { showsSameClock } from "@/lib/base/schedule/same-clock";
import { describeClock } from "@/lib/base/schedule/zoned";
import { useIsHydratedDeferred } from "./use-is-hydrated";
import { useSchoolZone } from "./use-school-zone";

/**
 * Props of the element with the school's time below the visitor's own time. It is hidden where both clocks show the same
 * time. Before hydration an inline script hides it (lib/app/inline-scripts/first-paint.ts).
 */
export function useSchoolTimeLine(instant: string) {
  const isHydrated = useIsHydratedDeferred();
  const schoolTime = describeClock(new Date(instant), useSchoolZone());
  return {
    "data-clock": schoolTime,
    hidden: isHydrated && showsSameClock(schoolTime),
    suppressHydrationWarning: true,
  } as const;
}

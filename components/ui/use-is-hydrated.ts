"use client";

import { startTransition, useEffect, useState, useSyncExternalStore } from "react";
import { isPageHydrated } from "@/lib/base/hydration/progress";

/** The subscription of a `useSyncExternalStore` value that never changes in the browser. */
export const neverChanges = () => () => undefined;

/** False on the server and during hydration, then true. Use it for output that depends on the browser. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/**
 * The same with lower priority, for components that a page has many of, such as local times: they update in
 * `startTransition`, which React may interrupt, and not in the task that hydrates them.
 */
export function useIsHydratedDeferred(): boolean {
  const [isHydrated, setIsHydrated] = useState(isPageHydrated);
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return isHydrated;
}

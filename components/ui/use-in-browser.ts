"use client";

import { startTransition, useEffect, useState, useSyncExternalStore } from "react";
import { isPageHydrated } from "@/lib/hydration/progress";

const noChange = () => () => undefined;

/** False on the server and while React hydrates, then true: for what only the browser can know. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
}

/**
 * The same for what is on a page many times, such as local times: they change in a task that React may interrupt, not in
 * the one that hydrates them.
 */
export function useInBrowserLater(): boolean {
  const [inBrowser, setInBrowser] = useState(isPageHydrated);
  useEffect(() => startTransition(() => setInBrowser(true)), []);
  return inBrowser;
}

"use client";

import { useEffect, useEffectEvent } from "react";

/** Calls back when the browser restores the page from its back/forward cache. */
export function useBfcacheRestore(callback: () => void): void {
  const onRestore = useEffectEvent(callback);
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) onRestore();
    };
    addEventListener("pageshow", onPageShow);
    return () => removeEventListener("pageshow", onPageShow);
  }, []);
}

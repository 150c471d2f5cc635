"use client";

import { useEffect, useEffectEvent } from "react";

/** Calls back when the browser restores the page from its back/forward cache. */
export function useReturn(run: () => void): void {
  const onReturn = useEffectEvent(run);
  useEffect(() => {
    const look = (event: PageTransitionEvent) => {
      if (event.persisted) onReturn();
    };
    addEventListener("pageshow", look);
    return () => removeEventListener("pageshow", look);
  }, []);
}

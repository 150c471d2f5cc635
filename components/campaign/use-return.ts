"use client";

import { useEffect, useEffectEvent } from "react";

/** Runs when the visitor comes back to a page that the browser had kept as it was left. */
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

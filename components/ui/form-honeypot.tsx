"use client";

import { useEffect, useRef, type RefObject } from "react";
import { formCheck } from "@/lib/engines/calls/browser/form-check";
import { useIsHydrated } from "./use-is-hydrated";

/** Collects how the form was filled in, for the gateway's bot check. Call `readCheck` when the form is sent. */
export function useFormCheck() {
  const honeypot = useRef<HTMLInputElement>(null);
  const shownAtMs = useRef(0);
  // A server-rendered form could be typed into from the first paint on, a form in a dialog only from its mount on.
  const mountedAfterHydration = useRef(useIsHydrated());
  useEffect(() => {
    const paint = performance.getEntriesByName("first-contentful-paint")[0];
    // Without paint timing, count from navigation start: this script may run long after the first paint.
    shownAtMs.current = mountedAfterHydration.current ? performance.now() : (paint?.startTime ?? 0);
  }, []);
  return {
    honeypot,
    readCheck: () => formCheck(performance.now() - shownAtMs.current, honeypot.current?.value ?? ""),
  };
}

/**
 * A honeypot: people cannot see or reach this field, but programs that fill in every field do fill it in. The `data-*`
 * attributes make password managers skip it.
 */
export function FormHoneypot({ ref }: { ref: RefObject<HTMLInputElement | null> }) {
  return (
    <div className="sr-only" aria-hidden="true" inert>
      <input
        ref={ref}
        name="website"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-lpignore="true"
        data-bwignore
      />
    </div>
  );
}

"use client";

import { useEffect, useRef, type RefObject } from "react";
import { formCheck } from "@/lib/api/form-check";
import { useInBrowser } from "./use-in-browser";

/** How the form was filled in, for the gateway to judge: to be read at the moment of sending. */
export function useFormCheck() {
  const trap = useRef<HTMLInputElement>(null);
  const shown = useRef(0);
  // A form of the server's page could be typed into from its first paint on, one of a dialog from now on.
  const later = useRef(useInBrowser());
  useEffect(() => {
    const paint = performance.getEntriesByName("first-contentful-paint")[0];
    // A browser that does not tell of its paint has it from the start: the script may come long after.
    shown.current = later.current ? performance.now() : (paint?.startTime ?? 0);
  }, []);
  return { trap, readCheck: () => formCheck(performance.now() - shown.current, trap.current?.value ?? "") };
}

/**
 * A field that no person can see, reach or have filled in for them, and that a program which fills in every field
 * does not pass by. Password managers are asked in their own words.
 */
export function FormTrap({ ref }: { ref: RefObject<HTMLInputElement | null> }) {
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

"use client";

import { useEffect, useRef, type ReactNode } from "react";

type DisclosureProps = { summary: ReactNode; children: ReactNode };

/**
 * A button that shows and hides what belongs to it (WAI-ARIA disclosure), working without script too. With
 * script, Esc and a press or focus elsewhere close it, and Esc gives the focus back to the button.
 */
export function Disclosure({ summary, children }: DisclosureProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeUnlessInside = (event: Event) => {
      const details = ref.current;
      if (details?.open && !details.contains(event.target as Node)) details.open = false;
    };
    document.addEventListener("pointerdown", closeUnlessInside);
    document.addEventListener("focusin", closeUnlessInside);
    return () => {
      document.removeEventListener("pointerdown", closeUnlessInside);
      document.removeEventListener("focusin", closeUnlessInside);
    };
  }, []);
  return (
    <details
      ref={ref}
      className="disclosure"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !ref.current?.open) return;
        // The menu around it stays: one Esc closes one thing.
        event.preventDefault();
        ref.current.open = false;
        ref.current.querySelector("summary")?.focus();
      }}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

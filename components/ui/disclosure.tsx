"use client";

import { useEffect, useRef, type ReactNode } from "react";

type DisclosureProps = { summary: ReactNode; summaryLabel?: string; children: ReactNode; className?: string };

/**
 * A button that shows and hides what belongs to it (WAI-ARIA disclosure), open without script too. With
 * script, Esc and a press or focus elsewhere close it, and Esc gives the focus back to the button.
 */
export function Disclosure({ summary, summaryLabel, children, className }: DisclosureProps) {
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
      className={className}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !ref.current?.open) return;
        ref.current.open = false;
        ref.current.querySelector("summary")?.focus();
      }}
    >
      <summary aria-label={summaryLabel} className="flex min-h-11 list-none items-center gap-1.5 px-2">
        {summary}
      </summary>
      {children}
    </details>
  );
}

import type { ReactNode } from "react";

/** Marks a talk that is on now. */
export function LiveNow({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2 rounded-pill bg-accent px-[0.9em] py-[0.2em] font-bold text-on-accent before:size-[0.6em] before:rounded-pill before:bg-on-accent">
      {children}
    </span>
  );
}

import type { ReactNode } from "react";

/** Marks a talk that is on now. */
export function LiveNow({ children }: { children: ReactNode }) {
  return (
    <span className="bg-accent text-on-accent before:bg-on-accent inline-flex items-center gap-2 rounded-pill px-[0.9em] py-[0.2em] font-bold before:size-[0.6em] before:rounded-pill">
      {children}
    </span>
  );
}

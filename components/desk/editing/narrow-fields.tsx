import type { ReactNode } from "react";

/** Numbers, days and times, as many in a row as fit. */
export function NarrowFields({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] gap-4 desk:grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] ${className}`}
    >
      {children}
    </div>
  );
}

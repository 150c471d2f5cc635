import type { ReactNode } from "react";

/** The sections of a page about one class, live class or teacher. In print, sheets are plain text. */
export function DetailFrame({ children }: { children: ReactNode }) {
  return (
    <div className="wrap grid gap-14 pt-5 pb-14 desk:pt-10 desk:pb-20 print:*:my-6 print:[&_.sheet]:border-0 print:[&_.sheet]:p-0">
      {children}
    </div>
  );
}

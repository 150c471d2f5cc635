import type { ReactNode } from "react";

/** A warning about a field, below it. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <p data-part="warning" className="mt-3 border-l-4 border-gold pl-3 font-semibold">
      {children}
    </p>
  );
}

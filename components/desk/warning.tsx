import type { ReactNode } from "react";

/** A warning about a field, below it. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <p data-part="warning" className="border-gold mt-3 border-l-4 pl-3 font-semibold">
      {children}
    </p>
  );
}

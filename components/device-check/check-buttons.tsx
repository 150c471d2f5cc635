import type { ReactNode } from "react";

/** Buttons below a part of the check. */
export function CheckButtons({ children }: { children: ReactNode }) {
  return (
    <div className="mt-3 flex flex-wrap gap-3 empty:hidden *:disabled:opacity-60 *:aria-disabled:opacity-60">
      {children}
    </div>
  );
}

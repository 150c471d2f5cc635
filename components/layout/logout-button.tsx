"use client";

import type { ReactNode } from "react";
import { endSession } from "@/lib/account/client";

/** Removes the token and reloads the page (spec section 4). */
export function LogoutButton({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        endSession();
        location.reload();
      }}
    >
      {children}
    </button>
  );
}

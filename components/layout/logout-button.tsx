"use client";

import type { ReactNode } from "react";
import { call } from "@/lib/bootstrap/client";
import { readToken, removeSession } from "@/lib/session/browser";

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

/**
 * Removes the session in this browser at once and asks the built-in account site to revoke the token. With an
 * external account site the call fails, which is ignored.
 */
function endSession(): void {
  const token = readToken();
  removeSession();
  if (token) void call("account/logout", {}, { token, keepalive: true });
}

"use client";

import type { ReactNode } from "react";
import { call } from "@/lib/app/bootstrap/client";
import { reloadPage } from "@/lib/base/session/reload-page";
import { endSession } from "@/lib/base/session/session";

/** Removes the token and reloads the page (spec section 4). */
export function LogoutButton({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        logOut();
        reloadPage();
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
function logOut(): void {
  const token = endSession();
  if (token) void call("account/logout", {}, { token, keepalive: true });
}

"use client";

import { useEffect } from "react";
import { call } from "@/lib/bootstrap/client";
import { tokenFailureCode } from "@/lib/contract/token-failure";
import { isSuccess } from "@/lib/contract/result";
import { paths } from "@/lib/paths";
import { removeSession, readAccountType, readToken, storeAccountType } from "@/lib/session/browser";
import type { AccountType } from "@/lib/session/cookies";

function showViewer(viewer: AccountType | "guest") {
  document.documentElement.dataset["viewer"] = viewer;
}

/** Checks the session token on load: stores the account type, or removes a token that has failed. */
export function SessionWatcher() {
  useEffect(() => {
    if (readToken()) void checkSession();
  }, []);
  return null;
}

/** Checks the token, which must be present, and removes it if the provider no longer accepts it. */
export async function checkSession(): Promise<void> {
  const token = readToken();
  const result = await call("profile", {});
  // The visitor logged out or switched accounts before the response arrived.
  if (readToken() !== token) return;
  if (isSuccess(result)) {
    const type = result.data.teacher ? "teacher" : result.data.student ? "student" : undefined;
    if (!type) return;
    const knownType = readAccountType();
    storeAccountType(type);
    showViewer(type);
    // Live pages do not exist for teachers, but the account type was unknown when this one was requested.
    if (knownType !== type && type === "teacher" && location.pathname.startsWith(paths.live))
      location.reload();
  } else if ("code" in result && result.code === tokenFailureCode) {
    // Only this failure ends a session (spec section 4).
    removeSession();
    showViewer("guest");
  }
}

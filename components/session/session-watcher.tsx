"use client";

import { useEffect } from "react";
import { call } from "@/lib/app/bootstrap/client";
import { toProfileRef } from "@/lib/base/contract/account-ref";
import { tokenFailureCode } from "@/lib/base/contract/token-failure";
import { isSuccess } from "@/lib/base/contract/result";
import { paths } from "@/lib/base/paths";
import { readAccountType, storeAccountType } from "@/lib/base/session/browser";
import type { AccountType } from "@/lib/base/session/cookies";
import { claimOfferedDrafts } from "@/lib/base/session/drafts";
import { nameAccount, readPageToken } from "@/lib/base/session/page-account";
import { expireSession } from "@/lib/base/session/session";

function showViewer(viewer: AccountType) {
  document.documentElement.dataset["viewer"] = viewer;
}

/** Checks the session token on load: stores the account type, or removes a token that has failed. */
export function SessionWatcher() {
  useEffect(() => {
    // An external account site may have logged the visitor in.
    claimOfferedDrafts();
    if (readPageToken()) void checkSession();
  }, []);
  return null;
}

/** Checks the token, which must be present, and removes it if the provider no longer accepts it. */
export async function checkSession(): Promise<void> {
  const token = readPageToken();
  const result = await call("profile", {});
  // The visitor logged out or switched accounts before the response arrived.
  if (readPageToken() !== token) return;
  if (isSuccess(result)) {
    const ref = toProfileRef(result.data);
    if (ref !== undefined) nameAccount(ref);
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
    expireSession();
  }
}

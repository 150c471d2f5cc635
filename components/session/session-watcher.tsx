"use client";

import { useEffect } from "react";
import { callFromBrowser } from "@/lib/api/browser";
import { tokenFailureCode } from "@/lib/contract/token-failure";
import { succeeded } from "@/lib/contract/result";
import { paths } from "@/lib/paths";
import { forgetSession, readAccountType, readToken, storeAccountType } from "@/lib/session/browser";
import type { AccountType } from "@/lib/session/cookies";

function show(viewer: AccountType | "guest") {
  document.documentElement.dataset["viewer"] = viewer;
}

/** On load with a token: asks the provider whose it is, stores the account type, or removes a token that has failed. */
export function SessionWatcher() {
  useEffect(() => {
    if (readToken()) void watchSession();
  }, []);
  return null;
}

/** Asks whose the token is, which must be there; afterwards it is only if it still holds, as far as one can know. */
export async function watchSession(): Promise<void> {
  const token = readToken();
  const result = await callFromBrowser("profile", {});
  // The visitor logged out, or logged in as someone else, before the answer came.
  if (readToken() !== token) return;
  if (succeeded(result)) {
    const type = result.data.teacher ? "teacher" : result.data.student ? "student" : undefined;
    if (!type) return;
    const known = readAccountType();
    storeAccountType(type);
    show(type);
    // This page was rendered before the account was known to be a teacher's, for whom live pages do not exist.
    if (known !== type && type === "teacher" && location.pathname.startsWith(paths.live)) location.reload();
  } else if ("code" in result && result.code === tokenFailureCode) {
    // Only this failure ends a session (spec section 4); others leave things as they are.
    forgetSession();
    show("guest");
  }
}

"use client";

import { useEffect } from "react";
import { callFromBrowser } from "@/lib/api/browser";
import { tokenFailureCode } from "@/lib/contract/token-failure";
import { succeeded } from "@/lib/contract/result";
import { forgetSession, readAccountType, readToken, storeAccountType } from "@/lib/session/browser";
import type { AccountType } from "@/lib/session/cookies";

function show(viewer: AccountType | "guest") {
  document.documentElement.dataset["viewer"] = viewer;
}

/** On load with a token: asks whose it is, remembers the account type, or drops a token that has failed. */
export function SessionWatcher() {
  useEffect(() => {
    if (readToken()) void watch();
  }, []);
  return null;
}

async function watch() {
  const token = readToken();
  const result = await callFromBrowser("profile", {});
  // Left, or came as someone else, while the answer was on its way.
  if (readToken() !== token) return;
  if (succeeded(result)) {
    const type = result.data.teacher ? "teacher" : result.data.student ? "student" : undefined;
    if (!type) return;
    const known = readAccountType();
    await storeAccountType(type);
    show(type);
    // The page was answered for another kind of account: a teacher's live page must be gone.
    if (known !== type && type === "teacher" && location.pathname.startsWith("/live")) location.reload();
  } else if ("code" in result && result.code === tokenFailureCode) {
    // Only this failure ends a session (spec section 4); others leave things as they are.
    await forgetSession();
    show("guest");
  }
}

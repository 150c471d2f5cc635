"use client";

import { useEffect } from "react";
import { callFromBrowser } from "@/lib/api/browser";
import { succeeded } from "@/lib/contract/result";
import { forgetSession, readAccountType, readToken, storeAccountType } from "@/lib/session/browser";
import type { AccountType } from "@/lib/session/cookies";

/** The one code that ends a session (spec section 4). Other failures leave things as they are. */
const tokenFailure = 4200;

function show(viewer: AccountType | "guest") {
  document.documentElement.dataset["viewer"] = viewer;
}

/** On load with a token: asks whose it is, remembers the account type, or drops a token that has failed. */
export function SessionWatcher() {
  useEffect(() => {
    if (!readToken()) return;
    void callFromBrowser("profile", {}).then((result) => {
      if (succeeded(result)) {
        const type = result.data.teacher ? "teacher" : result.data.student ? "student" : undefined;
        if (!type) return;
        const known = readAccountType();
        storeAccountType(type);
        show(type);
        // The page was answered for another kind of account: a teacher's live page must be gone.
        if (known !== type && type === "teacher" && location.pathname.startsWith("/live")) location.reload();
      } else if ("code" in result && result.code === tokenFailure) {
        forgetSession();
        show("guest");
      }
    });
  }, []);
  return null;
}

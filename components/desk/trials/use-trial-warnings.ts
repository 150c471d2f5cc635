"use client";

import { useState } from "react";
import { call } from "@/lib/app/bootstrap/client";
import type { CallInput } from "@/lib/app/bootstrap/call-types";
import { isSuccess } from "@/lib/base/contract/result";
import type { TrialWarning } from "@/lib/subjects/trials/warning-codes";

/** Asks the server for warnings before a trial lesson is arranged; staff have to confirm those in `warnings`. */
export function useTrialWarnings() {
  const [warnings, setWarnings] = useState<TrialWarning[]>([]);
  const [isChecking, setIsChecking] = useState(false);
  /** @returns whether staff have to confirm. A failed call has no warnings; saving then reports the problem. */
  async function check(arrangement: CallInput<"desk/trials/warnings">): Promise<boolean> {
    setIsChecking(true);
    const result = await call("desk/trials/warnings", arrangement);
    setIsChecking(false);
    const found = isSuccess(result) ? result.data.warnings : [];
    setWarnings(found);
    return found.length > 0;
  }
  return { warnings, isChecking, check, close: () => setWarnings([]) };
}

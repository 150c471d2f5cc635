"use client";

import { useState } from "react";
import { isSuccess } from "@/lib/base/contract/result";
import { call } from "@/lib/app/bootstrap/client";
import { warnedKinds, type Kind } from "@/lib/app/editing/kinds";
import type { PublishWarning } from "@/lib/engines/content/warnings";

type PendingPublication = { publish: string; warnings: PublishWarning[] };

/** Asks the server for warnings before a class or a teacher is published; `pending` is a publication that the editor has to confirm. */
export function usePublishWarnings(kind: Kind, id: number | undefined) {
  const [pending, setPending] = useState<PendingPublication>();
  const [isChecking, setIsChecking] = useState(false);
  /**
   * @param publish "now" or an instant
   * @returns whether the editor has to confirm. A failed call has no warnings; saving then reports the problem.
   */
  async function check(publish: string, fields: Record<string, unknown>): Promise<boolean> {
    if (!warnedKinds.includes(kind)) return false;
    setIsChecking(true);
    const result = await call("desk/content/warnings", {
      kind,
      ...(id && { id }),
      fields,
      publish,
    });
    setIsChecking(false);
    if (!isSuccess(result) || result.data.warnings.length === 0) return false;
    setPending({ publish, warnings: result.data.warnings });
    return true;
  }
  return { pending, isChecking, check, close: () => setPending(undefined) };
}

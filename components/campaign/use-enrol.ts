"use client";

import { useRef, useState } from "react";
import { callFromBrowser } from "@/lib/api/browser";
import { keysByWords } from "@/lib/api/idempotency-key";
import { markEnrolled } from "@/lib/campaign/enrolled-state";
import { savePhone } from "@/lib/campaign/storage";
import { succeeded } from "@/lib/contract/result";
import type { CallInput } from "@/lib/contract/types";
import { useReturn } from "./use-return";

type EnrolOptions = {
  /** Key of the season that is enrolled in. */
  season: string;
  /**
   * Where to go afterwards. Without, the phone is not kept, and the code is shown on this page; so it is where the
   * browser would not hand the code on to the next page.
   */
  nextPath: string | undefined;
  offline: string;
};

/**
 * Sends an enrolment. Whatever is pressed meanwhile is ignored, and the same words sent again carry the same
 * key, so that one enrolment is stored.
 */
export function useEnrol({ season, nextPath, offline }: EnrolOptions) {
  const [keyOf] = useState(keysByWords);
  const busy = useRef(false);
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [enrolled, setEnrolled] = useState<{ code: string; isKept: boolean }>();
  const rest = () => {
    busy.current = false;
    setLoading(false);
  };
  useReturn(rest);

  /** Whether it was stored. */
  const enrol = async (request: CallInput<"abroadCreate">, formCheck: string): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setLoading(true);
    setFailure(undefined);
    const options = { idempotencyKey: keyOf(JSON.stringify(request)), formCheck };
    const result = await callFromBrowser("abroadCreate", request, options);
    if (!succeeded(result)) {
      setFailure(("code" in result && result.message) || offline);
      rest();
      return false;
    }
    // It is stored, whatever else the provider says: the phone is then the one that was typed.
    const { phone_code, phone_number, activation_code } = { ...request, activation_code: "", ...result.data };
    const phone = { code: String(phone_code), number: String(phone_number) };
    const isPhoneKept = nextPath !== undefined && savePhone(phone);
    const isKept = markEnrolled({ season, code: activation_code });
    if (nextPath && isPhoneKept && isKept) {
      location.assign(nextPath);
    } else {
      setEnrolled({ code: activation_code, isKept });
      rest();
    }
    return true;
  };

  return { enrol, loading, failure, forgetFailure: () => setFailure(undefined), enrolled, setEnrolled };
}

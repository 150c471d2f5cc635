"use client";

import { useRef, useState, useEffect, useEffectEvent } from "react";
import { call } from "@/lib/bootstrap/client";
import { createIdempotencyKeys } from "@/lib/calls/browser/idempotency-key";
import { markEnrolled } from "@/lib/campaign/enrolled-state";
import { savePhone } from "@/lib/campaign/storage";
import type { RegionSeason } from "@/lib/campaign/storage-keys";
import { consentHeaders } from "@/lib/contract/consent";
import { isSuccess } from "@/lib/contract/result";
import type { CallInput } from "@/lib/contract/types";

type EnrolOptions = RegionSeason & {
  /**
   * Path of the page after success. If it is undefined, the phone is not stored, and the code is shown on this page;
   * the code is shown here too if the browser cannot store it for the next page.
   */
  nextPath: string | undefined;
  offline: string;
};

/**
 * Sends an enrolment. Further submits are ignored until it completes, and a retry with the same values has the same
 * idempotency key, so that one enrolment is stored.
 */
export function useEnrol({ region, season, nextPath, offline }: EnrolOptions) {
  const [idempotencyKeyOf] = useState(createIdempotencyKeys);
  const busy = useRef(false);
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [enrolled, setEnrolled] = useState<{ code: string; isCodeStored: boolean }>();
  const endSubmit = () => {
    busy.current = false;
    setLoading(false);
  };
  useBfcacheRestore(endSubmit);

  /** Sends the enrolment. @returns whether it was stored */
  const enrol = async (request: CallInput<"abroadCreate">, formCheck: string): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setLoading(true);
    setFailure(undefined);
    const options = {
      idempotencyKey: idempotencyKeyOf(JSON.stringify(request)),
      formCheck,
      headers: consentHeaders("privacy"),
    };
    const result = await call("abroadCreate", request, options);
    if (!isSuccess(result)) {
      setFailure(("code" in result && result.message) || offline);
      endSubmit();
      return false;
    }
    // It is stored. If the response has no phone, use the submitted one.
    const { phone_code, phone_number, activation_code } = { ...request, activation_code: "", ...result.data };
    const phone = { code: String(phone_code), number: String(phone_number) };
    const isPhoneStored = nextPath !== undefined && savePhone(phone);
    const isCodeStored = markEnrolled({ region, season, code: activation_code });
    if (nextPath && isPhoneStored && isCodeStored) {
      location.assign(nextPath);
    } else {
      setEnrolled({ code: activation_code, isCodeStored });
      endSubmit();
    }
    return true;
  };

  return { enrol, loading, failure, clearFailure: () => setFailure(undefined), enrolled, setEnrolled };
}

/** Calls back when the browser restores the page from its back/forward cache. */
function useBfcacheRestore(callback: () => void): void {
  const onRestore = useEffectEvent(callback);
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) onRestore();
    };
    addEventListener("pageshow", onPageShow);
    return () => removeEventListener("pageshow", onPageShow);
  }, []);
}

"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { createIdempotencyKeys } from "@/lib/engines/calls/browser/idempotency-key";
import { isSuccess, type CallResult } from "@/lib/base/contract/result";
import { toServerMessage } from "../action-form";
import type { EndingProps } from "./ending";

/** Whether a booking ended, or the school was asked. */
export type Answer = { state: "done" | "asked" };

/** Sends an end of a booking once per set of values, and reads the preview again if it was refused. */
export function useBookingEnd({ reload, onDone }: Pick<EndingProps, "reload" | "onDone">, done: string) {
  const t = useTranslations("bookingEnd");
  const [toIdempotencyKey] = useState(createIdempotencyKeys);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async (values: string, request: (idempotencyKey: string) => Promise<CallResult<Answer>>) => {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    const result = await request(toIdempotencyKey(values));
    setIsBusy(false);
    if (isSuccess(result)) return onDone(result.data.state === "done" ? done : t("request.asked"));
    setProblem(toServerMessage(result, t("failed")));
    reload();
  };
  return { isBusy, problem, send };
}

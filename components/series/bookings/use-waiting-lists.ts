"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCall } from "@/components/calls/use-call";
import { toServerMessage } from "@/components/people/action-form";
import { call } from "@/lib/app/bootstrap/client";
import type { AccountView } from "@/lib/subjects/people/view-calls";
import { isSuccess } from "@/lib/base/contract/result";
import { readAccountType } from "@/lib/base/session/browser";

export type WaitingPlace = AccountView<"waiting">["places"][number];

type WaitingRequest = { class_id: number; student_id?: number; waiting: boolean };

/** Waiting-list places of the signed-in family, fetched once for the page, and the call to join or leave a list. */
export function useWaitingLists() {
  const t = useTranslations("apply.waiting");
  // Teachers have no waiting-list places.
  const mayWait = readAccountType() !== "teacher";
  const { data, setData } = useCall("GET account/waiting", mayWait ? {} : undefined);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** @returns whether the server accepted the change. */
  const updateWaiting = async (request: WaitingRequest): Promise<boolean> => {
    setIsBusy(true);
    const result = await call("account/waiting", request);
    setProblem(toServerMessage(result, t("failed")));
    if (isSuccess(result) && data) await setData({ ...data, ...result.data });
    setIsBusy(false);
    return isSuccess(result);
  };
  return { data, isBusy, problem, updateWaiting };
}

"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { toServerMessage } from "@/components/account/action-form";
import { runAccountAction, readAccountView } from "@/lib/account/client";
import type { AccountView } from "@/lib/account/contract";
import { isSuccess } from "@/lib/contract/result";
import { readAccountType, readToken } from "@/lib/session/browser";

export type WaitingPlace = AccountView<"waiting">["places"][number];

type WaitingRequest = { class_id: number; student_id?: number; waiting: boolean };

/** Waiting-list places of the signed-in family, fetched once for the page, and the call to join or leave a list. */
export function useWaitingLists() {
  const t = useTranslations("apply.waiting");
  // Teachers have no waiting-list places.
  const mayWait = readAccountType() !== "teacher";
  const { data, mutate } = useSWR(mayWait ? ["waiting", readToken()] : null, readWaiting);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** @returns whether the server accepted the change. */
  const updateWaiting = async (request: WaitingRequest): Promise<boolean> => {
    setIsBusy(true);
    const result = await runAccountAction("waiting", request);
    setProblem(toServerMessage(result, t("failed")));
    if (isSuccess(result) && data) await mutate({ ...data, ...result.data }, { revalidate: false });
    setIsBusy(false);
    return isSuccess(result);
  };
  return { data, isBusy, problem, updateWaiting };
}

async function readWaiting(): Promise<AccountView<"waiting">> {
  const result = await readAccountView("waiting", {});
  if (isSuccess(result)) return result.data;
  throw result;
}

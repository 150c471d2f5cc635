"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { toldOf } from "@/components/account/action-form";
import { doAccount, readAccountView } from "@/lib/account/client";
import type { AccountView } from "@/lib/account/contract";
import { succeeded } from "@/lib/contract/result";
import { readAccountType, readToken } from "@/lib/session/browser";

export type WaitingPlace = AccountView<"waiting">["places"][number];

type Asked = { class_id: number; student_id?: number; waiting: boolean };

/** Waiting-list places of the signed-in family, fetched once for the page, and the call to join or leave a list. */
export function useWaiting() {
  const t = useTranslations("apply.waiting");
  // Teachers have no waiting-list places.
  const asks = readAccountType() !== "teacher";
  const { data, mutate } = useSWR(asks ? ["waiting", readToken()] : null, readWaiting);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** @returns whether the server accepted the change. */
  const ask = async (asked: Asked): Promise<boolean> => {
    setBusy(true);
    const result = await doAccount("waiting", asked);
    setProblem(toldOf(result, t("failed")));
    if (succeeded(result) && data) await mutate({ ...data, ...result.data }, { revalidate: false });
    setBusy(false);
    return succeeded(result);
  };
  return { data, busy, problem, ask };
}

async function readWaiting(): Promise<AccountView<"waiting">> {
  const result = await readAccountView("waiting", {});
  if (succeeded(result)) return result.data;
  throw result;
}

"use client";

import useSWRInfinite from "swr/infinite";
import { succeeded, type NetworkFailure, type Refusal } from "@/lib/contract/result";
import { callDesk } from "@/lib/desk/client";
import type { DeskAnswer, DeskInput } from "@/lib/desk/contract";

type Page = DeskAnswer<"accounts/list">;
export type Asked = Omit<DeskInput<"accounts/list">, "after">;

/** Loads accounts page by page, on demand. */
export function useAccounts(asked: Asked) {
  const { data, error, isLoading, size, setSize, mutate } = useSWRInfinite<Page, Refusal | NetworkFailure>(
    (_, before: Page | null) =>
      before && before.after === null ? null : ["accounts/list", asked, before?.after],
    async ([, filter, after]: [string, Asked, string | null | undefined]) => {
      const result = await callDesk("accounts/list", { ...filter, ...(after && { after }) });
      if (succeeded(result)) return result.data;
      throw result;
    },
    { revalidateFirstPage: false, revalidateOnFocus: false, keepPreviousData: true },
  );
  return {
    accounts: data?.flatMap((page) => page.accounts),
    failure: error,
    isLoading: isLoading || size > (data?.length ?? 0),
    more: (data?.at(-1)?.after ?? null) === null ? undefined : () => void setSize(size + 1),
    reload: () => void mutate(),
  };
}

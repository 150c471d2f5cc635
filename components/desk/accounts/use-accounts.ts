"use client";

import useSWRInfinite from "swr/infinite";
import { isSuccess, type NetworkFailure, type Refusal } from "@/lib/contract/result";
import { callDesk } from "@/lib/desk/client";
import type { DeskResponse, DeskInput } from "@/lib/desk/contract";

type Page = DeskResponse<"accounts/list">;
export type AccountFilter = Omit<DeskInput<"accounts/list">, "after">;

/** Loads accounts page by page, on demand. */
export function useAccounts(filter: AccountFilter) {
  const { data, error, isLoading, size, setSize, mutate } = useSWRInfinite<Page, Refusal | NetworkFailure>(
    (_, previousPage: Page | null) =>
      previousPage && previousPage.after === null ? null : ["accounts/list", filter, previousPage?.after],
    async ([, keyFilter, after]: [string, AccountFilter, string | null | undefined]) => {
      const result = await callDesk("accounts/list", { ...keyFilter, ...(after && { after }) });
      if (isSuccess(result)) return result.data;
      throw result;
    },
    { revalidateFirstPage: false, revalidateOnFocus: false, keepPreviousData: true },
  );
  return {
    accounts: data?.flatMap((page) => page.accounts),
    failure: error,
    isLoading: isLoading || size > (data?.length ?? 0),
    loadMore: (data?.at(-1)?.after ?? null) === null ? undefined : () => void setSize(size + 1),
    reload: () => void mutate(),
  };
}

"use client";

import useSWRInfinite from "swr/infinite";
import { isSuccess, type NetworkFailure, type Refusal } from "@/lib/base/contract/result";
import { call } from "@/lib/app/bootstrap/client";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import type { LeadFilterInput } from "./filter";

type Page = CallResponse<"desk/leads/list">;
export type ListedLead = Page["leads"][number];

/** Loads leads page by page, on demand. */
export function useLeads(filter: LeadFilterInput) {
  const { data, error, isLoading, size, setSize, mutate } = useSWRInfinite<Page, Refusal | NetworkFailure>(
    (_, previousPage: Page | null) =>
      previousPage && previousPage.after === null ? null : ["desk/leads/list", filter, previousPage?.after],
    async ([, filterKey, after]: [string, LeadFilterInput, string | null | undefined]) => {
      const result = await call("desk/leads/list", { filter: filterKey, ...(after && { after }) });
      if (isSuccess(result)) return result.data;
      throw result;
    },
    // The list stays stable while it is worked through; own changes are applied by `updateList`.
    { revalidateFirstPage: false, revalidateOnFocus: false, keepPreviousData: true },
  );
  // Updates the pages shown at that moment, because the filter may have changed since the request.
  const updateList = (lead: ListedLead | undefined, erased?: ListedLead) =>
    mutate(
      (pages) =>
        pages?.map((page) => ({
          ...page,
          leads: page.leads
            .filter((row) => !erased || row.phone !== erased.phone)
            .map((row) => (lead && row.kind === lead.kind && row.id === lead.id ? { ...row, ...lead } : row)),
        })),
      { revalidate: false },
    );
  return {
    leads: data?.flatMap((page) => page.leads),
    failure: error,
    isLoading: isLoading || size > (data?.length ?? 0),
    loadMore: (data?.at(-1)?.after ?? null) === null ? undefined : () => void setSize(size + 1),
    /** Replaces a changed lead, or removes all rows of a person. */
    updateList,
    reload: () => void mutate(),
  };
}

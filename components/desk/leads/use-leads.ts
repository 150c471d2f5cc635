"use client";

import useSWRInfinite from "swr/infinite";
import { succeeded, type NetworkFailure, type Refusal } from "@/lib/contract/result";
import { callDesk } from "@/lib/desk/client";
import type { DeskAnswer } from "@/lib/desk/contract";
import type { LeadFilter } from "./filter";

type Page = DeskAnswer<"leads/list">;
export type LeadRow = Page["leads"][number];

/** Leads page by page, each asked for when somebody wants to see it. */
export function useLeads(filter: LeadFilter) {
  const { data, error, isLoading, size, setSize, mutate } = useSWRInfinite<Page, Refusal | NetworkFailure>(
    (_, before: Page | null) =>
      before && before.after === null ? null : ["leads/list", filter, before?.after],
    async ([, asked, after]: [string, LeadFilter, string | null | undefined]) => {
      const result = await callDesk("leads/list", { filter: asked, ...(after && { after }) });
      if (succeeded(result)) return result.data;
      throw result;
    },
    // What somebody works through stays as it is; their own changes are put in by `put`.
    { revalidateFirstPage: false, revalidateOnFocus: false, keepPreviousData: true },
  );
  // Into what stands there when the answer has come: meanwhile somebody may have asked for another list.
  const put = (lead: LeadRow | undefined, gone?: LeadRow) =>
    mutate(
      (pages) =>
        pages?.map((page) => ({
          ...page,
          leads: page.leads
            .filter((row) => !gone || row.phone !== gone.phone)
            .map((row) => (lead && row.kind === lead.kind && row.id === lead.id ? { ...row, ...lead } : row)),
        })),
      { revalidate: false },
    );
  return {
    leads: data?.flatMap((page) => page.leads),
    failure: error,
    isLoading: isLoading || size > (data?.length ?? 0),
    more: (data?.at(-1)?.after ?? null) === null ? undefined : () => void setSize(size + 1),
    /** Puts a changed lead in its place, or takes a person out. */
    put,
    reload: () => void mutate(),
  };
}

"use client";

import { useTranslations } from "next-intl";
import { useSWRConfig } from "swr";
import type { CallInput, CallResponse } from "@/lib/app/bootstrap/call-types";
import type { LeadState } from "@/lib/subjects/leads/lead-states";
import { useToast } from "../toasts";
import { useMutation } from "../use-mutation";
import { useReloadUnreadCounts } from "../use-unread-counts";
import type { ListedLead } from "./use-leads";

export type ShownLead = CallResponse<"desk/leads/show">;
type Change = Omit<CallInput<"desk/leads/change">, "kind" | "id" | "revision">;

/**
 * Returns functions that change a lead and show the outcome as a toast. They resolve to the lead's current state, which
 * is another adviser's after a conflict, or to undefined if the call failed.
 */
export function useChangeLead() {
  const t = useTranslations("desk.leads");
  const showToast = useToast();
  const { mutate } = useSWRConfig();
  const { trigger, isMutating } = useMutation();
  const reloadUnreadCounts = useReloadUnreadCounts();

  async function changeLead(
    { kind, id, revision }: ShownLead,
    changes: Change,
    successText?: string,
  ): Promise<ShownLead | undefined> {
    const response = await trigger("desk/leads/change", { kind, id, revision, ...changes });
    if (!response) return undefined;
    // Updates the open detail view as well.
    void mutate(["desk/leads/show", { kind, id }], response.lead, { revalidate: false });
    reloadUnreadCounts();
    if (response.saved) showToast({ tone: "success", text: successText ?? t("saved") });
    else showToast({ tone: "error", text: t("meanwhile") });
    return response.lead;
  }

  /** Changes a lead from its list row. Loads it first; if the row is outdated, reports that and changes nothing. */
  async function changeLeadRow(
    row: ListedLead,
    changes: Change,
    successText?: string,
  ): Promise<ShownLead | undefined> {
    const lead = await trigger("desk/leads/show", { kind: row.kind, id: row.id });
    if (!lead) return undefined;
    const isStale = changes.state === undefined ? lead.adviser !== row.adviser : lead.state !== row.state;
    if (isStale) showToast({ tone: "error", text: t("meanwhile") });
    return isStale ? lead : changeLead(lead, changes, successText);
  }

  const stateChangedText = ({ name }: ListedLead, state: LeadState) =>
    t("stateIs", { name, state: t(`states.${state}`) });

  return { changeLead, changeLeadRow, stateChangedText, isMutating };
}

"use client";

import { useSWRConfig } from "swr";
import { fill } from "@/components/ui/fill";
import type { DeskAnswer, DeskInput } from "@/lib/desk/contract";
import type { LeadState } from "@/lib/desk/lead-states";
import { useTell } from "../toasts";
import { useAct } from "../use-act";
import { useNewsChanged } from "../use-news";
import { useWords } from "../words";
import type { LeadRow } from "./use-leads";

export type Lead = DeskAnswer<"leads/show">;
type Change = Omit<DeskInput<"leads/change">, "kind" | "id" | "revision">;

/**
 * Returns functions that change a lead and show the outcome as a toast. They resolve to the lead's current state, which
 * is another adviser's after a conflict, or to undefined if the call failed.
 */
export function useChangeLead() {
  const words = useWords("leads");
  const tell = useTell();
  const { mutate } = useSWRConfig();
  const { act, isActing } = useAct();
  const newsChanged = useNewsChanged();

  async function change(
    { kind, id, revision }: Lead,
    changed: Change,
    said?: string,
  ): Promise<Lead | undefined> {
    const answer = await act("leads/change", { kind, id, revision, ...changed });
    if (!answer) return undefined;
    // Updates the open detail view as well.
    void mutate(["leads/show", { kind, id }], answer.lead, { revalidate: false });
    newsChanged();
    if (answer.saved) tell({ tone: "success", text: said ?? words.saved });
    else tell({ tone: "error", text: words.meanwhile });
    return answer.lead;
  }

  /** Changes a lead from its list row. Loads it first; if the row is outdated, reports that and changes nothing. */
  async function changeRow(row: LeadRow, changed: Change, said?: string): Promise<Lead | undefined> {
    const lead = await act("leads/show", { kind: row.kind, id: row.id });
    if (!lead) return undefined;
    const isOld = changed.state === undefined ? lead.adviser !== row.adviser : lead.state !== row.state;
    if (isOld) tell({ tone: "error", text: words.meanwhile });
    return isOld ? lead : change(lead, changed, said);
  }

  const saidOf = ({ name }: LeadRow, state: LeadState) =>
    fill(words.stateIs, { name, state: words.states[state] });

  return { change, changeRow, saidOf, isActing };
}

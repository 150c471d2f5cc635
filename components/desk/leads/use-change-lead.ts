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
 * Changes a lead, and says so; where somebody else was quicker, it says that, and what the lead is now.
 * @returns the lead as it is afterwards, or undefined where it could not be had.
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
    // Where it is open, too.
    void mutate(["leads/show", { kind, id }], answer.lead, { revalidate: false });
    newsChanged();
    if (answer.saved) tell({ tone: "success", text: said ?? words.saved });
    else tell({ tone: "error", text: words.meanwhile });
    return answer.lead;
  }

  /** From the list, where a lead is not known whole; what another has changed since is shown before it is changed. */
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

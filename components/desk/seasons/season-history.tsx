"use client";

import { HistoryList, type HistoryState } from "../content/history-list";
import type { Mutation } from "../use-mutation";
import { useDesk } from "../use-desk";
import { useWords } from "../words";
import type { SeasonRef } from "./season-form";
import { fieldLabels } from "./season-labels";

type SeasonHistoryProps = {
  seasonRef: SeasonRef;
  version: number;
  onChanged: () => Promise<unknown>;
} & Mutation;

/** The history of one season. */
export function SeasonHistory({ seasonRef, version, onChanged, trigger, isMutating }: SeasonHistoryProps) {
  const words = useWords("seasons");
  const { history } = useWords("content");
  const { operator } = useWords("staff");
  const { region, key } = seasonRef;
  // Each version adds an entry, so a new version loads the history again.
  const { data } = useDesk("seasons/history", { region, key }, 0, version);
  const restore = async (historyId: number, state: HistoryState) => {
    // The version of this list, because the editor may show an older or newer one.
    const listVersion = data?.version ?? version;
    const input = { region, key, version: listVersion, history_id: historyId, state };
    await trigger("seasons/restore", input, history.restored, onChanged);
  };
  const actions = { ...history.actions, unpublish: words.unpublished };
  const rows = data?.entries.map((entry) => ({
    ...entry,
    by: entry.by || operator,
    action: actions[entry.action],
    changed: fieldLabels(entry.changed, words),
  }));
  return (
    <HistoryList rows={rows} isMutating={isMutating} onRestore={(id, state) => void restore(id, state)} />
  );
}

"use client";

import { HistoryList, type HistoryState } from "../content/history-list";
import type { Acts } from "../use-act";
import { useDesk } from "../use-desk";
import { useWords } from "../words";
import type { SeasonName } from "./season-form";
import { labelsOf } from "./season-labels";

type SeasonHistoryProps = {
  of: SeasonName;
  version: number;
  onChanged: () => Promise<unknown>;
} & Acts;

/** The history of one season. */
export function SeasonHistory({ of, version, onChanged, act, isActing }: SeasonHistoryProps) {
  const words = useWords("seasons");
  const { history } = useWords("content");
  const { operator } = useWords("staff");
  const { region, key } = of;
  // Each version adds an entry, so a new version loads the history again.
  const { data } = useDesk("seasons/history", { region, key }, 0, version);
  const restore = async (line: number, state: HistoryState) => {
    // The version of this list, because the editor may show an older or newer one.
    const seen = data?.version ?? version;
    const asked = { region, key, version: seen, history_id: line, state };
    await act("seasons/restore", asked, history.restored, onChanged);
  };
  const actions = { ...history.actions, unpublish: words.unpublished };
  const rows = data?.entries.map((entry) => ({
    ...entry,
    by: entry.by || operator,
    action: actions[entry.action],
    changed: labelsOf(entry.changed, words),
  }));
  return <HistoryList rows={rows} isActing={isActing} onRestore={(id, state) => void restore(id, state)} />;
}

"use client";

import type { ContentAnswer } from "@/lib/desk/calls/content";
import type { Kind } from "@/lib/desk/content/kinds";
import { useTell } from "../toasts";
import { useAct } from "../use-act";
import { useDesk } from "../use-desk";
import { useWords } from "../words";
import { differing } from "./differing";
import { labelOf } from "./field";
import { HistoryList, type HistoryState } from "./history-list";

type HistoryProps = {
  kind: Kind;
  record: ContentAnswer;
  /** Receives the record's current state. */
  onNews: (record: ContentAnswer) => void;
  reload: () => Promise<unknown>;
};

/** The history of one content record. */
export function History({ kind, record, onNews, reload }: HistoryProps) {
  const words = useWords("content");
  const { id, version } = record;
  // Each version adds an entry, so a new version loads the history again.
  const { data } = useDesk("content/history", { kind, id }, 0, version);
  const { act, isActing } = useAct();
  const tell = useTell();
  const restore = async (line: number, state: HistoryState) => {
    const answer = await act("content/restore", { kind, id, version, history_id: line, state });
    if (answer && !answer.saved) tell({ tone: "error", text: words.conflict.title });
    if (answer?.saved)
      tell({ tone: "success", text: words.history[record.publish_at ? "untimed" : "restored"] });
    if (answer?.record) onNews(answer.record);
    else await reload();
  };
  const rows = data?.entries.map((entry) => {
    const { before, after, action } = entry;
    const names = before && after ? differing(before, after) : [];
    return {
      ...entry,
      action: words.history.actions[action],
      changed: names.map((name) => labelOf(kind, name, words)),
      // A change of order is not part of the record, so there is no state to restore.
      before: before !== null && action !== "order",
      after: after !== null && action !== "order",
    };
  });
  return <HistoryList rows={rows} isActing={isActing} onRestore={(id, state) => void restore(id, state)} />;
}

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
  /** Takes in what the record is now. */
  onNews: (record: ContentAnswer) => void;
  reload: () => Promise<unknown>;
};

/** What was done to a record. */
export function History({ kind, record, onNews, reload }: HistoryProps) {
  const words = useWords("content");
  const { id, version } = record;
  // Each version has a line of its own.
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
      // Where a picture stood among others is no part of it: there is nothing to bring back.
      before: before !== null && action !== "order",
      after: after !== null && action !== "order",
    };
  });
  return <HistoryList rows={rows} isActing={isActing} onRestore={(id, state) => void restore(id, state)} />;
}

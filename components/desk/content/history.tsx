"use client";

import { useEffect } from "react";
import { fill } from "@/components/ui/fill";
import type { ContentAnswer, HistoryLine } from "@/lib/desk/calls/content";
import type { Kind } from "@/lib/desk/content/kinds";
import { shortTime } from "../time";
import { useTell } from "../toasts";
import { useAct } from "../use-act";
import { useDesk } from "../use-desk";
import { useWords } from "../words";
import { listed } from "../written";
import { differing } from "./differing";
import { labelOf } from "./field";

type HistoryProps = {
  kind: Kind;
  record: ContentAnswer;
  /** Takes in what the record is now. */
  onNews: (record: ContentAnswer) => void;
  reload: () => Promise<unknown>;
};

/** Who changed what, and the way back to any of it. */
export function History({ kind, record, onNews, reload }: HistoryProps) {
  const words = useWords("content");
  const { id, version } = record;
  const { data, reload: readAgain } = useDesk("content/history", { kind, id });
  // eslint-disable-next-line react-hooks/exhaustive-deps -- each version has a line of its own
  useEffect(() => void readAgain(), [version]);
  const { act, isActing } = useAct();
  const tell = useTell();
  const restore = async (entry: HistoryLine, state: "before" | "after") => {
    const answer = await act("content/restore", { kind, id, version, history_id: entry.id, state });
    if (answer && !answer.saved) tell({ tone: "error", text: words.conflict.title });
    if (answer?.saved)
      tell({ tone: "success", text: words.history[record.publish_at ? "untimed" : "restored"] });
    if (answer?.record) onNews(answer.record);
    else await reload();
  };
  const entries = data?.entries ?? [];
  return (
    <section className="sheet" aria-labelledby="history-title">
      <h2 id="history-title">{words.history.title}</h2>
      {entries.length === 0 && <p>{words.history.none}</p>}
      <ol className="desk-lines">
        {entries.map((entry) => (
          <li key={entry.id}>
            <span>
              {entry.by} {words.history.actions[entry.action]} <small>{shortTime(entry.at)}</small>
              <Changed kind={kind} entry={entry} />
            </span>
            <span className="desk-row-actions">
              {(["before", "after"] as const).map(
                (state) =>
                  entry[state] && (
                    <button
                      key={state}
                      type="button"
                      disabled={isActing}
                      onClick={() => restore(entry, state)}
                    >
                      {words.history[state]}
                    </button>
                  ),
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Changed({ kind, entry: { before, after } }: { kind: Kind; entry: HistoryLine }) {
  const words = useWords("content");
  const names = before && after ? differing(before, after) : [];
  if (names.length === 0) return null;
  const labels = listed(names.map((name) => labelOf(kind, name, words)));
  return <small className="block">{fill(words.history.changed, { fields: labels })}</small>;
}

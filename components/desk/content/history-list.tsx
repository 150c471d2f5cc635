"use client";

import { fill } from "@/components/ui/fill";
import { shortTime } from "../time";
import { useWords } from "../words";
import { listed } from "../written";

export type HistoryRow = {
  id: number;
  by: string;
  /** What was done, in words. */
  action: string;
  at: string;
  /** Labels of the fields that were others before. */
  changed: readonly string[];
  /** Whether there is such a state to come back to. */
  before: boolean;
  after: boolean;
};
export type HistoryState = "before" | "after";

type HistoryListProps = {
  /** None until they are read. */
  rows: readonly HistoryRow[] | undefined;
  isActing: boolean;
  onRestore: (id: number, state: HistoryState) => void;
};

/** Who changed what, and the way back to any of it. */
export function HistoryList({ rows, isActing, onRestore }: HistoryListProps) {
  const words = useWords("content").history;
  return (
    <section className="sheet" aria-labelledby="history-title">
      <h2 id="history-title">{words.title}</h2>
      {rows?.length === 0 && <p>{words.none}</p>}
      <ol className="desk-lines">
        {rows?.map((row) => (
          <li key={row.id}>
            <span>
              {row.by} {row.action} <small>{shortTime(row.at)}</small>
              {row.changed.length > 0 && (
                <small className="block">{fill(words.changed, { fields: listed(row.changed) })}</small>
              )}
            </span>
            <span className="desk-row-actions">
              {(["before", "after"] as const).map(
                (state) =>
                  row[state] && (
                    <button
                      key={state}
                      type="button"
                      disabled={isActing}
                      onClick={() => onRestore(row.id, state)}
                    >
                      {words[state]}
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

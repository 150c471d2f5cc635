"use client";

import { fillPlaceholders } from "@/lib/i18n/fill";
import { formatDateTime } from "../time";
import { useWords } from "../words";
import { formatList } from "../format";

export type HistoryRow = {
  id: number;
  by: string;
  /** The action's label. */
  action: string;
  at: string;
  /** Labels of the changed fields. */
  changed: readonly string[];
  /** Whether the state before the change can be restored. */
  before: boolean;
  after: boolean;
};
export type HistoryState = "before" | "after";

type HistoryListProps = {
  /** Undefined while loading. */
  rows: readonly HistoryRow[] | undefined;
  isMutating: boolean;
  onRestore: (id: number, state: HistoryState) => void;
};

/** The history of a record, with buttons that restore an earlier state. */
export function HistoryList({ rows, isMutating, onRestore }: HistoryListProps) {
  const words = useWords("content").history;
  return (
    <section className="sheet" aria-labelledby="history-title">
      <h2 id="history-title">{words.title}</h2>
      {rows?.length === 0 && <p>{words.none}</p>}
      <ol className="desk-lines">
        {rows?.map((row) => (
          <li key={row.id}>
            <span>
              {row.by} {row.action} <small>{formatDateTime(row.at)}</small>
              {row.changed.length > 0 && (
                <small className="block">
                  {fillPlaceholders(words.changed, { fields: formatList(row.changed) })}
                </small>
              )}
            </span>
            <span className="desk-row-actions">
              {(["before", "after"] as const).map(
                (state) =>
                  row[state] && (
                    <button
                      key={state}
                      type="button"
                      disabled={isMutating}
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

"use client";

import { fillPlaceholders } from "@/lib/base/i18n/fill";
import { formatPageDateTime } from "../time";
import { useWords } from "../words";
import { formatList } from "../format";
import { Sheet, SheetTitle } from "../sheet";
import { SmallButton } from "../small-button";
import { Line } from "../line";
import { Small } from "../small";

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
    <Sheet aria-labelledby="history-title">
      <SheetTitle id="history-title">{words.title}</SheetTitle>
      {rows?.length === 0 && <p>{words.none}</p>}
      <ol>
        {rows?.map((row) => (
          <Line
            key={row.id}
            actions={
              <span className="flex flex-wrap gap-2">
                {(["before", "after"] as const).map(
                  (state) =>
                    row[state] && (
                      <SmallButton key={state} disabled={isMutating} onClick={() => onRestore(row.id, state)}>
                        {words[state]}
                      </SmallButton>
                    ),
                )}
              </span>
            }
          >
            {row.by} {row.action} <Small>{formatPageDateTime(row.at)}</Small>
            {row.changed.length > 0 && (
              <Small className="block">
                {fillPlaceholders(words.changed, { fields: formatList(row.changed) })}
              </Small>
            )}
          </Line>
        ))}
      </ol>
    </Sheet>
  );
}

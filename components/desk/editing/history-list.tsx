"use client";

import { useTranslations } from "next-intl";
import { formatPageDateTime } from "../time";
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
  const t = useTranslations("desk.content");
  return (
    <Sheet aria-labelledby="history-title">
      <SheetTitle id="history-title">{t("history.title")}</SheetTitle>
      {rows?.length === 0 && <p>{t("history.none")}</p>}
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
                        {t(`history.${state}`)}
                      </SmallButton>
                    ),
                )}
              </span>
            }
          >
            {row.by} {row.action} <Small>{formatPageDateTime(row.at)}</Small>
            {row.changed.length > 0 && (
              <Small className="block">{t("history.changed", { fields: formatList(row.changed) })}</Small>
            )}
          </Line>
        ))}
      </ol>
    </Sheet>
  );
}

"use client";

import type { Listed } from "@/lib/desk/calls/content";
import type { DeskWords } from "@/lib/desk/words";
import { shortTime } from "../time";
import { useWords } from "../words";

/** Where a record of a list stands, with its time, and whether that could not be kept. */
export function RecordState({ record }: { record: Listed }) {
  const { status } = useWords("content");
  return (
    <span>
      {stateOf(record, status)}
      {record.publish_at && <> · {shortTime(record.publish_at)}</>}
      {record.refused && <strong className="desk-problem block">{status.missed}</strong>}
    </span>
  );
}

/** Of a class, also whether it is closed. */
function stateOf({ status, fields }: Listed, words: DeskWords["content"]["status"]): string {
  if (fields.closed !== true) return words[status];
  return status === "published" ? words.closed : `${words[status]} · ${words.closed}`;
}

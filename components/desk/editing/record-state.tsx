"use client";

import type { ListedContent } from "@/lib/app/editing/desk-calls";
import type { DeskWords } from "@/lib/base/desk/words";
import { formatPageDateTime } from "../time";
import { useWords } from "../words";

/** The status of a listed record, its scheduled time, and whether a scheduled publication failed. */
export function RecordState({ record }: { record: ListedContent }) {
  const { status } = useWords("content");
  return (
    <span>
      {statusText(record, status)}
      {record.publish_at && <> · {formatPageDateTime(record.publish_at)}</>}
      {record.refused && <strong className="block font-semibold text-cinnabar">{status.missed}</strong>}
    </span>
  );
}

/** The status; for a class also whether it is closed. */
function statusText({ status, fields }: ListedContent, words: DeskWords["content"]["status"]): string {
  if (fields.closed !== true) return words[status];
  return status === "published" ? words.closed : `${words[status]} · ${words.closed}`;
}

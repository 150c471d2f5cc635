"use client";

import { useTranslations } from "next-intl";
import type { ListedContent } from "@/lib/app/editing/desk-calls";
import type { DeskTranslate } from "@/lib/base/desk/messages";
import { formatPageDateTime } from "../time";

/** The status of a listed record, its scheduled time, and whether a scheduled publication failed. */
export function RecordState({ record }: { record: ListedContent }) {
  const t = useTranslations("desk.content");
  return (
    <span>
      {statusText(record, t)}
      {record.publish_at && <> · {formatPageDateTime(record.publish_at)}</>}
      {record.refused && <strong className="block font-semibold text-mark">{t("status.missed")}</strong>}
    </span>
  );
}

/** The status; for a class also whether it is closed. */
function statusText({ status, fields }: ListedContent, t: DeskTranslate<"content">): string {
  if (fields.closed !== true) return t(`status.${status}`);
  return status === "published" ? t("status.closed") : `${t(`status.${status}`)} · ${t("status.closed")}`;
}

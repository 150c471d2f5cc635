"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { ContentResponse } from "@/lib/app/editing/desk-calls";
import { serverNow } from "@/lib/base/clock/server-clock";
import { recordHref } from "../editing/records";

/** Begins the recording of a live class that is over. */
export function RecordingLink({ record }: { record: ContentResponse }) {
  const t = useTranslations("desk.content");
  const [openedAt] = useState(() => serverNow());
  const { endsAt } = (record.published ?? {}) as { endsAt?: string };
  if (endsAt === undefined || Date.parse(endsAt) >= openedAt) return null;
  return (
    <a href={recordHref({ kind: "recording", live: record.id })} className="link">
      {t("save.record")}
    </a>
  );
}

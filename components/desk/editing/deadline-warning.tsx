"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { serverNow } from "@/lib/base/clock/server-clock";
import { fromLocal, lessonStart, type LessonValue, type Values } from "@/lib/engines/content/form-values";
import { Warning } from "../warning";

/** Warns that an open class with lessons ahead accepts no applications because its deadline has passed. */
export function DeadlineWarning() {
  const t = useTranslations("desk.content");
  const [openedAt] = useState(() => serverNow());
  const isOver = useWatch({
    compute: ({ closed, deadline, lessons }: Values) => {
      const last = (lessons as LessonValue[]).at(-1);
      const hasMore = last === undefined || !(Date.parse(lessonStart(last)) < openedAt);
      return closed !== true && hasMore && Date.parse(fromLocal(deadline as string)) < openedAt;
    },
  });
  return isOver && <Warning>{t("lessons.deadlineOver")}</Warning>;
}

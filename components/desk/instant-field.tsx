"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Field } from "@/components/ui/field";
import { serverNow } from "@/lib/base/clock/server-clock";
import { formatZone } from "@/lib/app/editing/zone-choices";
import { pageTimeZone } from "@/lib/base/i18n/browser-time-zone";

/** A date and time in the school's time zone, which the hint names because staff may work anywhere. */
export function InstantField(field: Omit<ComponentProps<typeof Field>, "type" | "hint">) {
  const t = useTranslations("desk.content");
  return (
    <Field
      {...field}
      type="datetime-local"
      hint={t("hints.instant", {
        zone: formatZone(pageTimeZone(), document.documentElement.lang, new Date(serverNow())),
      })}
    />
  );
}

"use client";

import type { ComponentProps } from "react";
import { Field } from "@/components/ui/field";
import { serverNow } from "@/lib/base/clock/server-clock";
import { formatZone } from "@/lib/app/editing/zone-choices";
import { pageTimeZone } from "@/lib/base/i18n/browser-time-zone";
import { fillPlaceholders } from "@/lib/base/i18n/fill";
import { useWords } from "./words";

/** A date and time in the school's time zone, which the hint names because staff may work anywhere. */
export function InstantField(field: Omit<ComponentProps<typeof Field>, "type" | "hint">) {
  const { instant } = useWords("content").hints;
  return (
    <Field
      {...field}
      type="datetime-local"
      hint={fillPlaceholders(instant, {
        zone: formatZone(pageTimeZone(), document.documentElement.lang, new Date(serverNow())),
      })}
    />
  );
}

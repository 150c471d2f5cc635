"use client";

import type { ComponentProps } from "react";
import { Field } from "@/components/ui/field";
import { fillPlaceholders } from "@/lib/i18n/fill";
import { useWords } from "./words";

/** A date and time in the browser's time zone, which the hint names because staff may work anywhere. */
export function InstantField(field: Omit<ComponentProps<typeof Field>, "type" | "hint">) {
  const { instant } = useWords("content").hints;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return <Field {...field} type="datetime-local" hint={fillPlaceholders(instant, { zone: timeZone })} />;
}

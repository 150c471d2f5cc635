"use client";

import type { ComponentProps } from "react";
import { Field } from "@/components/ui/field";
import { fill } from "@/components/ui/fill";
import { useWords } from "./words";

/** A moment, asked for in the time of whoever looks, who may be anywhere: which time that is stands below it. */
export function InstantField(field: Omit<ComponentProps<typeof Field>, "type" | "hint">) {
  const { instant } = useWords("content").hints;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return <Field {...field} type="datetime-local" hint={fill(instant, { zone: timeZone })} />;
}

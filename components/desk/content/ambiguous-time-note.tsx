"use client";

import { useWatch } from "react-hook-form";
import type { Values } from "@/lib/desk/content/form";
import { occurrenceOfField } from "@/lib/desk/content/repeated-time";
import { AmbiguousTimeWarning } from "../ambiguous-time-warning";

/** Warns which instant a form field means if its local time occurs twice. */
export function AmbiguousTimeNote({ name }: { name: string }) {
  return (
    <AmbiguousTimeWarning
      occurrence={useWatch({ compute: (values: Values) => occurrenceOfField(values, name) })}
    />
  );
}

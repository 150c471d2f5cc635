"use client";

import { useWatch } from "react-hook-form";
import type { Values } from "@/lib/desk/content/form";
import { keptOfTwo } from "@/lib/desk/content/twice";
import { TwiceWarning } from "../twice-warning";

/** Warns which instant a form field means if its local time occurs twice. */
export function TwiceNote({ name }: { name: string }) {
  return <TwiceWarning which={useWatch({ compute: (values: Values) => keptOfTwo(values, name) })} />;
}

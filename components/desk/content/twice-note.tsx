"use client";

import { useWatch } from "react-hook-form";
import type { Values } from "@/lib/desk/content/form";
import { keptOfTwo } from "@/lib/desk/content/twice";
import { TwiceWarning } from "../twice-warning";

/** Says of a time in a record's form that comes twice which of the two is kept. */
export function TwiceNote({ name }: { name: string }) {
  return <TwiceWarning which={useWatch({ compute: (values: Values) => keptOfTwo(values, name) })} />;
}

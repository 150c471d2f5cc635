"use client";

import { useWatch } from "react-hook-form";
import type { Values } from "@/lib/desk/content/form";
import { keptOfTwo } from "@/lib/desk/content/twice";
import { useWords } from "../words";

/** Says of a time that comes twice, in the night in which the clocks go back, which of the two is kept. */
export function TwiceNote({ name }: { name: string }) {
  const { twice } = useWords("content").hints;
  const which = useWatch({ compute: (values: Values) => keptOfTwo(values, name) });
  return which && <p className="desk-warning">{twice[which]}</p>;
}

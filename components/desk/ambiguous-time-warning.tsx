"use client";

import type { localOccurrence } from "@/lib/desk/content/repeated-time";
import { useWords } from "./words";
import { Warning } from "./warning";

/** Warns which instant is meant if the local time occurs twice, in the night when the clocks go back. */
export function AmbiguousTimeWarning({ occurrence }: { occurrence: ReturnType<typeof localOccurrence> }) {
  const { twice } = useWords("content").hints;
  return occurrence && <Warning>{twice[occurrence]}</Warning>;
}

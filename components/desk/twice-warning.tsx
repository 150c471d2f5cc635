"use client";

import type { whichOfTwoHere } from "@/lib/desk/content/twice";
import { useWords } from "./words";

/** Says of a time that comes twice, in the night in which the clocks go back, which of the two is kept. */
export function TwiceWarning({ which }: { which: ReturnType<typeof whichOfTwoHere> }) {
  const { twice } = useWords("content").hints;
  return which && <p className="desk-warning">{twice[which]}</p>;
}

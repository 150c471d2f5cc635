"use client";

import type { whichOfTwoHere } from "@/lib/desk/content/twice";
import { useWords } from "./words";

/** Warns which instant is meant if the local time occurs twice, in the night when the clocks go back. */
export function TwiceWarning({ which }: { which: ReturnType<typeof whichOfTwoHere> }) {
  const { twice } = useWords("content").hints;
  return which && <p className="desk-warning">{twice[which]}</p>;
}

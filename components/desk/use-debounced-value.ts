"use client";

import { useEffect, useState } from "react";
import { useComposedText } from "@/components/ui/composition";

/** A typical pause between two typed words. */
const delayMs = 300;

/** Returns a text after it has stopped changing, so that a search runs per word and not per letter. */
export function useDebouncedValue(text: string): string {
  const composed = useComposedText(text);
  const [debounced, setDebounced] = useState(composed);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(composed), delayMs);
    return () => clearTimeout(timer);
  }, [composed]);
  return debounced;
}

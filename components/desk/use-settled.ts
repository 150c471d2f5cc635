"use client";

import { useEffect, useState } from "react";

/** How long somebody who types rests between two words, in milliseconds. */
const restMs = 300;

/** A value once it has been left alone for a moment: what is typed is asked for by the word, not by the letter. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

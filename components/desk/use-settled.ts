"use client";

import { useEffect, useState } from "react";

/** A typical pause between two typed words. */
const restMs = 300;

/** Returns a value after it has stopped changing, so that a search runs per word and not per letter. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

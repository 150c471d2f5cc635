"use client";

import { useEffect, useState } from "react";

/** A typical pause between two typed words. */
const delayMs = 300;

/** Returns a value after it has stopped changing, so that a search runs per word and not per letter. */
export function useDebouncedValue<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}

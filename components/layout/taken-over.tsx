"use client";

import { useEffect } from "react";

/** Tells the starter (lib/markup/starter) that React answers presses now. Last in the body, so that all before it is ready. */
export function TakenOver() {
  useEffect(() => {
    dispatchEvent(new Event("yuqiao:taken-over"));
  }, []);
  return null;
}

"use client";

import { useLayoutEffect, useState } from "react";
import { beginHydration, endRootHydration } from "@/lib/hydration/progress";

/** Announces when React has hydrated the page. Must be the last element of the body, so that all others come first. */
export function HydrationSignal() {
  const [root] = useState(() => ({}));
  // A layout effect: others run after the next frame, for which a press would wait.
  useLayoutEffect(() => {
    beginHydration(root);
    endRootHydration(root);
  }, [root]);
  return null;
}

"use client";

import { useLayoutEffect, useState } from "react";
import { beginHydration, endRootHydration } from "@/lib/base/hydration/progress";

/** Signals that React has hydrated the page. Must be the last element of the body, so that it hydrates last. */
export function HydrationSignal() {
  const [root] = useState(() => ({}));
  // A layout effect, because a normal effect runs after the next frame and would delay an early click.
  useLayoutEffect(() => {
    beginHydration(root);
    endRootHydration(root);
  }, [root]);
  return null;
}

"use client";

import { useEffect, useState } from "react";
import { beginHydration, endRootHydration } from "@/lib/hydration/progress";

/** Announces when React has hydrated the page. Must be the last element of the body, so that all others come first. */
export function HydrationSignal() {
  const [root] = useState(() => ({}));
  useEffect(() => {
    beginHydration(root);
    endRootHydration(root);
  }, [root]);
  return null;
}

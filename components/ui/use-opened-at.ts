"use client";

import { useState } from "react";
import { useIsHydrated } from "./use-is-hydrated";

/** The time the visitor opened the page, in milliseconds since 1970; during hydration, the server's render time. */
export function useOpenedAt(renderedAt: number): number {
  const [openedAt] = useState(Date.now);
  return useIsHydrated() ? openedAt : renderedAt;
}

"use client";

import { useState } from "react";
import { useInBrowser } from "./use-in-browser";

/** The time the visitor opened the page, in milliseconds since 1970; during hydration, the server's render time. */
export function useOpenedAt(renderedAt: number): number {
  const [opened] = useState(Date.now);
  return useInBrowser() ? opened : renderedAt;
}

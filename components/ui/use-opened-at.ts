"use client";

import { useState } from "react";
import { useInBrowser } from "./use-in-browser";

/** When the visitor opened the page, in milliseconds since 1970; while it is taken over, when the server made it. */
export function useOpenedAt(renderedAt: number): number {
  const [opened] = useState(Date.now);
  return useInBrowser() ? opened : renderedAt;
}

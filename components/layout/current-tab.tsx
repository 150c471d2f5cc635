"use client";

import { useEffect } from "react";
import { currentOf, menuId } from "@/lib/markup/current-tab";

/**
 * Marks the tab of the page one is on, where the page front has not (docs/decisions/0021): the frame is made once for
 * all pages and does not know which it is in; asking Next's router instead would cost every page 6 KB of script.
 */
export function CurrentTab() {
  useEffect(() => {
    for (const link of document.querySelectorAll(`#${menuId} a:not([aria-current])`)) {
      const current = currentOf(link.getAttribute("href"), location.pathname);
      if (current) link.setAttribute("aria-current", current);
    }
  }, []);
  return null;
}

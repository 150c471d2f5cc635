"use client";

import { useEffect } from "react";
import { currentOf, menuId } from "@/lib/markup/current-tab";

/**
 * Marks the tab of the current page, where the accelerator has not done so in the HTML: the layout is rendered once
 * for all pages and does not know the current one. Asking Next's router would cost every page 6 KB of script.
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

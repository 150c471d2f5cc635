"use client";

import { useEffect } from "react";
import { toAriaCurrent, menuId } from "@/lib/app/markup/current-tab";

/**
 * Marks the tab of the current page with `aria-current`, if the accelerator has not done so in the HTML: the layout is
 * rendered once for all pages. It does not use Next's router, which would add 6 KB of script to every page.
 */
export function CurrentTab() {
  useEffect(() => {
    for (const link of document.querySelectorAll(`#${menuId} a:not([aria-current])`)) {
      const current = toAriaCurrent(link.getAttribute("href"), location.pathname);
      if (current) link.setAttribute("aria-current", current);
    }
  }, []);
  return null;
}

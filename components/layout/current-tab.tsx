"use client";

import { useEffect } from "react";

/**
 * Marks the tab of the page one is on. The frame is made once for all pages and does not know which it is in;
 * asking Next's router instead would cost every page 6 KB of script.
 */
export function CurrentTab() {
  useEffect(() => {
    for (const link of document.querySelectorAll("nav a[href]")) {
      if (link.getAttribute("href") === location.pathname) link.setAttribute("aria-current", "page");
    }
  }, []);
  return null;
}

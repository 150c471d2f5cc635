"use client";

import { useEffect } from "react";

/**
 * Marks the tab of the page one is on. The frame is made once for all pages and does not know which it is in;
 * asking Next's router instead would cost every page 6 KB of script.
 */
export function CurrentTab() {
  useEffect(() => {
    const links = document.querySelectorAll<HTMLAnchorElement>("header nav a[href], footer nav a[href]");
    for (const link of links) {
      const { pathname, origin } = new URL(link.href);
      if (origin === location.origin && pathname === location.pathname)
        link.setAttribute("aria-current", "page");
    }
  }, []);
  return null;
}

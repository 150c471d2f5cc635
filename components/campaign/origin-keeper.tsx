"use client";

import { useEffect } from "react";
import { campaignOrigin, originCookie, originCookiePath } from "@/lib/campaign/origin";

/** Remembers, for this visit, which of the marketer's links was followed last. */
export function OriginKeeper() {
  useEffect(() => {
    const origin = campaignOrigin(location.pathname, location.search);
    if (origin) {
      document.cookie = `${originCookie}=${encodeURIComponent(origin)}; path=${originCookiePath}; samesite=lax`;
    }
  }, []);
  return null;
}

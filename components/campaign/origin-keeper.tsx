"use client";

import { useEffect } from "react";
import { campaignOrigin, originCookie, originCookiePaths } from "@/lib/campaign/origin";
import { writeCookie } from "@/lib/session/document-cookie";

/** Remembers, for this visit, which of the marketer's links was followed last. */
export function OriginKeeper() {
  useEffect(() => {
    const origin = campaignOrigin(location.pathname, location.search);
    if (!origin) return;
    for (const path of originCookiePaths) {
      writeCookie(`${originCookie}=${encodeURIComponent(origin)}; path=${path}; samesite=lax`);
    }
  }, []);
  return null;
}

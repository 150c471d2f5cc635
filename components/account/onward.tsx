"use client";

import { useEffect } from "react";
import { watchSession } from "@/components/session/session-watcher";
import { safeRedirect } from "@/lib/links/safe-redirect";
import { paths } from "@/lib/paths";
import { readToken } from "@/lib/session/browser";

/** Where who has logged in comes from, or else a page of the site. */
export function onwardPath(otherwise: string = paths.home): string {
  return safeRedirect(new URL(location.href).searchParams.get("redirect"), otherwise);
}

/** Leads on who is signed in, also one who came Back here. A token that has failed is removed first, and leads nowhere. */
export function Onward() {
  useEffect(() => {
    if (!readToken()) return;
    void watchSession().then(() => readToken() && location.replace(onwardPath()));
  }, []);
  return null;
}

"use client";

import { useEffect } from "react";
import { useSWRConfig } from "swr";
import type { DeskScreenName } from "@/lib/base/desk/screens";
import { useCall } from "@/components/calls/use-call";

/** Polling interval for unread counts. */
const pollMs = 60_000;

/** Larger counts show as "99+". */
const maxCount = 99;

/**
 * Returns the number of new items per screen for the navigation, and shows their sum in the window's title. Without
 * mail settings this is the school's only notification.
 * @param isSignedIn false sends no request.
 */
export function useUnreadCounts(isSignedIn: boolean): Partial<Record<DeskScreenName, number>> {
  const { data } = useCall("desk/today/show", isSignedIn ? {} : undefined, { refreshInterval: pollMs });
  const { new_leads: leads = 0, stuck_notifications: notifications = 0 } = data ?? {};
  const total = leads + notifications;
  useEffect(() => {
    const title = document.title.replace(/^\(\d+\+?\) /, "");
    document.title = total > 0 ? `(${formatCount(total)}) ${title}` : title;
  }, [total]);
  return { leads, notifications };
}

export const formatCount = (count: number) => (count > maxCount ? `${maxCount}+` : String(count));

/** Returns a function that reloads the counts, to be called after an item was handled. */
export function useReloadUnreadCounts(): () => void {
  const { mutate } = useSWRConfig();
  return () => void mutate((key) => Array.isArray(key) && key[0] === "desk/today/show");
}

"use client";

import { useEffect } from "react";
import { useSWRConfig } from "swr";
import type { DeskScreenName } from "@/lib/desk/screens";
import { useDesk } from "./use-desk";

/** Polling interval for unread counts. */
const lookEveryMs = 60_000;

/** Larger counts show as "99+". */
const most = 99;

/**
 * Returns the number of new items per screen for the navigation, and shows their sum in the window's title. Without
 * mail settings this is the school's only notification.
 * @param isSignedIn false sends no request.
 */
export function useNews(signedIn: boolean): Partial<Record<DeskScreenName, number>> {
  const { data } = useDesk("start/show", signedIn ? {} : undefined, lookEveryMs);
  const { new_leads: leads = 0, stuck_notices: notices = 0 } = data ?? {};
  const all = leads + notices;
  useEffect(() => {
    const bare = document.title.replace(/^\(\d+\+?\) /, "");
    document.title = all > 0 ? `(${shortCount(all)}) ${bare}` : bare;
  }, [all]);
  return { leads, notices };
}

export const shortCount = (count: number) => (count > most ? `${most}+` : String(count));

/** Returns a function that reloads the counts, to be called after an item was handled. */
export function useNewsChanged(): () => void {
  const { mutate } = useSWRConfig();
  return () => void mutate((key) => Array.isArray(key) && key[0] === "start/show");
}

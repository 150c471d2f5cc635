"use client";

import { useEffect } from "react";
import { useSWRConfig } from "swr";
import type { DeskScreenName } from "@/lib/desk/screens";
import { useDesk } from "./use-desk";

/** How often the desk looks for what is new while it is open, in milliseconds. */
const lookEveryMs = 60_000;

/** Above this a count only says that there are many. */
const most = 99;

/**
 * What is new and waits for whoever is there, by the screen where it is worked on: in the navigation, and all of it in
 * the window's title, so that it is seen from another window. It is the school's one notice where no mail is set up.
 * @param signedIn nobody else is told anything.
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

/** To be called when somebody has worked on what was new. */
export function useNewsChanged(): () => void {
  const { mutate } = useSWRConfig();
  return () => void mutate((key) => Array.isArray(key) && key[0] === "start/show");
}

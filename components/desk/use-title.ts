"use client";

import { createContext, useContext, useEffect } from "react";

/** Sets the heading to the name of the record shown; undefined restores the screen's own title. */
export const TitleContext = createContext<(title: string | undefined) => void>(() => undefined);

/** Shows the name of the current record in the heading and in the window's title. */
export function useTitle(title: string | undefined): void {
  const setTitle = useContext(TitleContext);
  useEffect(() => {
    if (!title) return;
    setTitle(title);
    const oldTitle = document.title;
    // The title may start with the unread count (use-unread-counts.ts) and ends with the school's name.
    const [, unreadPrefix = "", suffix = ""] = /^(\(\d+\+?\) )?.*?( · [^·]*)?$/.exec(oldTitle) ?? [];
    document.title = unreadPrefix + title + suffix;
    return () => setTitle(undefined);
  }, [title, setTitle]);
}

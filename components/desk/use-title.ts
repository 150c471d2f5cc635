"use client";

import { createContext, useContext, useEffect } from "react";

/** Names what a screen shows, instead of the screen, in its heading; undefined takes it back. */
export const TitleContext = createContext<(title: string | undefined) => void>(() => undefined);

/** Names what a screen shows in its heading and in the window's title. */
export function useTitle(title: string | undefined): void {
  const setTitle = useContext(TitleContext);
  useEffect(() => {
    if (!title) return;
    setTitle(title);
    const before = document.title;
    // How much is new stands before it (use-news.ts), the school's name after it.
    const [, news = "", rest = ""] = /^(\(\d+\+?\) )?.*?( · [^·]*)?$/.exec(before) ?? [];
    document.title = news + title + rest;
    return () => setTitle(undefined);
  }, [title, setTitle]);
}

"use client";

import { useSyncExternalStore } from "react";

/** Ours: the browser tells of going back and forth only. */
const changed = "yuqiao:search";

function subscribe(listener: () => void) {
  addEventListener("popstate", listener);
  addEventListener(changed, listener);
  return () => {
    removeEventListener("popstate", listener);
    removeEventListener(changed, listener);
  };
}

/**
 * The query of the page's address, as it is now. The server's page is the same for many queries: until the page
 * is alive, it is the one that the server made the page for.
 */
export function useSearch(onServer = ""): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => onServer,
  );
}

/** Writes values into the address without a new page; undefined takes one out. `push` makes it a step to go back from. */
export function changeSearch(values: Record<string, string | undefined>, way: "push" | "replace"): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  if (way === "push") history.pushState(null, "", url);
  else history.replaceState(null, "", url);
  dispatchEvent(new Event(changed));
}

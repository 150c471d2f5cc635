"use client";

import { useSyncExternalStore } from "react";

/** Our own event, because browsers fire `popstate` for back and forward only. */
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
 * The current query string of the page's address.
 * @param onServer the query string that the server rendered for, used during hydration
 */
export function useSearch(onServer = ""): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => onServer,
  );
}

/** Changes parameters in the address without loading a page; undefined removes one. `push` adds a history entry. */
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

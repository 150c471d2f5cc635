"use client";

import { useSyncExternalStore } from "react";

/** Our own event, because browsers fire `popstate` for back and forward only. */
const changeEvent = "yuqiao:search";

function subscribe(listener: () => void) {
  addEventListener("popstate", listener);
  addEventListener(changeEvent, listener);
  return () => {
    removeEventListener("popstate", listener);
    removeEventListener(changeEvent, listener);
  };
}

/**
 * The current query string of the page's address.
 * @param serverQuery the query string that the server rendered for, used during hydration
 */
export function useQueryString(serverQuery = ""): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => serverQuery,
  );
}

/** Changes parameters in the address without loading a page; undefined removes one. `push` adds a history entry. */
export function updateQueryString(
  values: Record<string, string | undefined>,
  mode: "push" | "replace",
): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  if (mode === "push") history.pushState(null, "", url);
  else history.replaceState(null, "", url);
  dispatchEvent(new Event(changeEvent));
}

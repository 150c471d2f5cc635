"use client";

import { useSyncExternalStore } from "react";

const noChange = () => () => undefined;

/** False on the server and while its page is taken over, then true: for what only the browser can know. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
}

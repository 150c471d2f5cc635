import { pageHydrated, rootHydrated } from "./events";

/** Parts of the page that React has not hydrated yet. */
const pending = new Set<object>();

let hydrated = false;

/** Whether the server's markup is hydrated, so that any later render is a client render. */
export const isPageHydrated = (): boolean => hydrated;

/** Registers a part of the page as pending until `endHydration` is called with the same object. */
export function beginHydration(part: object): void {
  pending.add(part);
}

/**
 * Ends the hydration of a part. After the last part it dispatches `pageHydrated` and marks the document for code that
 * runs after the event. Repeated calls have no effect.
 */
export function endHydration(part: object): void {
  if (!pending.delete(part) || pending.size > 0) return;
  hydrated = true;
  document.documentElement.dataset["hydrated"] = "";
  announce(pageHydrated);
}

/** Ends the hydration of everything outside the sections. */
export function endRootHydration(root: object): void {
  announce(rootHydrated);
  endHydration(root);
}

/** Dispatches after React's commit, because React cannot hydrate a section or handle an event during a commit. */
function announce(event: string): void {
  queueMicrotask(() => dispatchEvent(new Event(event)));
}

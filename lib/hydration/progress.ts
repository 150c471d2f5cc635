import { pageHydrated, rootHydrated } from "./events";

/** Parts of the page that React has not hydrated yet. */
const pending = new Set<object>();

let hydrated = false;

/** Whether what renders now is new, and not a part of the page that the server sent. */
export const isPageHydrated = (): boolean => hydrated;

/** Registers a part of the page. It counts until `endHydration` is called with the same object. */
export function beginHydration(part: object): void {
  pending.add(part);
}

/**
 * Announces that the page is hydrated when `part` was the last one, and marks the document for whoever comes after the
 * event. Calls after the first have no effect.
 */
export function endHydration(part: object): void {
  if (!pending.delete(part) || pending.size > 0) return;
  hydrated = true;
  document.documentElement.dataset["hydrated"] = "";
  announce(pageHydrated);
}

/** Announces that React has hydrated everything outside the sections. */
export function endRootHydration(root: object): void {
  announce(rootHydrated);
  endHydration(root);
}

/** After React's commit: inside it, React can neither hydrate another section nor answer a press. */
function announce(event: string): void {
  queueMicrotask(() => dispatchEvent(new Event(event)));
}

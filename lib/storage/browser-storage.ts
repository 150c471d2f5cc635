import type { LocalKey } from "./local-keys";

/*
 * The one place that touches localStorage and sessionStorage (a lint rule sees to it). A browser may forbid them:
 * then merely looking at them throws, or they are null, or only writing throws because no room is given. What cannot
 * be kept is remembered until the page is left, so that a page works the same for as long as it is open.
 */

export type BrowserStorage<Key extends string = string> = {
  /** What was written last under this name, or undefined. Never throws; undefined while the server renders. */
  read: (key: Key) => string | undefined;
  /** Whether it will still be there on the next page. Never throws. */
  write: (key: Key, value: string) => boolean;
  remove: (key: Key) => void;
  /** Whether anything would still be there on the next page. */
  lasts: () => boolean;
};

/** A storage as one page sees it: what is remembered until the page is left belongs to this object. */
export function browserStorage(name: "localStorage" | "sessionStorage"): BrowserStorage {
  const untilLeft = new Map<string, string>();
  /** What `act` returns, or undefined where the browser lets nobody use its storage. */
  const attempt = <Result>(act: (storage: Storage) => Result): Result | undefined => {
    try {
      return act(window[name]);
    } catch {
      return undefined;
    }
  };
  const keep = (key: string, value: string) =>
    attempt((storage) => {
      storage.setItem(key, value);
      return true;
    }) ?? false;
  const forget = (key: string) => void attempt((storage) => storage.removeItem(key));

  return {
    read: (key) => untilLeft.get(key) ?? attempt((storage) => storage.getItem(key)) ?? undefined,
    write: (key, value) => {
      const kept = keep(key, value);
      if (kept) untilLeft.delete(key);
      // A server has no visitor of its own to remember anything for.
      else if (typeof window !== "undefined") untilLeft.set(key, value);
      return kept;
    },
    remove: (key) => {
      untilLeft.delete(key);
      forget(key);
    },
    lasts: () => {
      const probe = "yuqiao:probe";
      const kept = keep(probe, "1");
      if (kept) forget(probe);
      return kept;
    },
  };
}

/** For as long as the browser is used. */
export const localStore: BrowserStorage<LocalKey> = browserStorage("localStorage");
/** For as long as the tab is open. */
export const sessionStore = browserStorage("sessionStorage");

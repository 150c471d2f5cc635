import type { LocalKey } from "./local-keys";

/*
 * The only module that uses localStorage and sessionStorage (enforced by a lint rule). A browser may forbid them:
 * then accessing them throws, or they are null, or writing throws because the quota is zero. Values that cannot be
 * stored are held in memory until the page is closed.
 */

export type BrowserStorage<Key extends string = string> = {
  /** Returns the last written value, or undefined. Never throws; undefined during server rendering. */
  read: (key: Key) => string | undefined;
  /** Writes a value and returns whether it will be available on the next page. Never throws. */
  write: (key: Key, value: string) => boolean;
  remove: (key: Key) => void;
  /** Whether written values will be available on the next page. */
  lasts: () => boolean;
};

/** Wraps a storage; the returned object holds the values that could not be stored. */
export function browserStorage(name: "localStorage" | "sessionStorage"): BrowserStorage {
  const untilLeft = new Map<string, string>();
  /** Returns the result of the callback, or undefined if the storage is not available. */
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
      // On the server the map would be shared by all visitors.
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

/** Persists after the browser is closed. */
export const localStore: BrowserStorage<LocalKey> = browserStorage("localStorage");
/** Persists until the tab is closed. */
export const sessionStore = browserStorage("sessionStorage");

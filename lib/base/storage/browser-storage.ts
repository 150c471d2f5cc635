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
  /** The keys of all values, also of those that could not be stored. */
  keys: () => string[];
  /** Whether written values will be available on the next page. */
  isPersistent: () => boolean;
};

/** Wraps a storage; the returned object holds the values that could not be stored. */
export function browserStorage(name: "localStorage" | "sessionStorage"): BrowserStorage {
  const unsavedValues = new Map<string, string>();
  /** Returns the result of the callback, or undefined if the storage is not available. */
  const withStorage = <Result>(callback: (storage: Storage) => Result): Result | undefined => {
    try {
      return callback(window[name]);
    } catch {
      return undefined;
    }
  };
  const tryWrite = (key: string, value: string) =>
    withStorage((storage) => {
      storage.setItem(key, value);
      return true;
    }) ?? false;
  const tryRemove = (key: string) => void withStorage((storage) => storage.removeItem(key));

  return {
    read: (key) => unsavedValues.get(key) ?? withStorage((storage) => storage.getItem(key)) ?? undefined,
    write: (key, value) => {
      const isStored = tryWrite(key, value);
      if (isStored) unsavedValues.delete(key);
      // On the server the map would be shared by all visitors.
      else if (typeof window !== "undefined") unsavedValues.set(key, value);
      return isStored;
    },
    remove: (key) => {
      unsavedValues.delete(key);
      tryRemove(key);
    },
    keys: () => [
      ...new Set([...unsavedValues.keys(), ...(withStorage((storage) => Object.keys(storage)) ?? [])]),
    ],
    isPersistent: () => {
      const probe = "yuqiao:probe";
      const isStored = tryWrite(probe, "1");
      if (isStored) tryRemove(probe);
      return isStored;
    },
  };
}

/** Persists after the browser is closed. */
export const localStore: BrowserStorage<LocalKey> = browserStorage("localStorage");
/** Persists until the tab is closed. */
export const sessionStore = browserStorage("sessionStorage");
